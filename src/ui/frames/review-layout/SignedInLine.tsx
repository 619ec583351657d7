import { OrgMark } from '../../drawings/avatar/OrgMark.tsx';
import { Link } from '../../actions/link/Link.tsx';

/** where somebody is and who they are, in the place of the top bar. */
export function SignedInLine({
  organisation,
  logoUrl,
  person,
}: {
  organisation: string;
  logoUrl?: string | undefined;
  person: string;
}) {
  return (
    <p className="idline">
      <OrgMark name={organisation} logoUrl={logoUrl} />
      <span>
        <b>
          <Link href="/">{organisation}</Link>
        </b>
        <span className="meta">You are signed in as {person}</span>
      </span>
    </p>
  );
}
