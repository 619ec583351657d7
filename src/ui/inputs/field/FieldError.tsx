import { Marker } from '../../messages/marker/Marker.tsx';
import './field.css';

/** The error under a field: diamond and sentence. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p className="field__error" id={id}>
      <Marker shape="overdue" />
      {children}
    </p>
  );
}
