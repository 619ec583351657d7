import { useId } from 'react';

/** The link that was made, to be read and marked, whether or not it could be copied. */
export function ShownLink({ address }: { address: string }) {
  const id = useId();
  return (
    <p className="dk__link">
      <label className="vh" htmlFor={id}>
        Link to this situation
      </label>
      <input id={id} className="input mono" readOnly value={address} onFocus={(event) => event.target.select()} />
    </p>
  );
}
