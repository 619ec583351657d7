import { Marker } from '#ui/messages/marker/Marker.tsx';

/** A place in the document whose block cannot be shown. It stays, so that nobody reads on as if nothing were missing. */
export function MissingBlock({ what, name }: { what: string; name?: string }) {
  return (
    <p className="content__missing">
      <Marker shape="coming" />
      <span>
        {what} could not be shown here{name === undefined ? '.' : `: ${name}`}
      </span>
    </p>
  );
}
