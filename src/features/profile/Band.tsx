import { useId, type ReactNode } from 'react';

export interface BandProps {
  readonly title: ReactNode;
  /** Who sees it, or what it is for: under the title. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** A band of the profile: its name at the left, its fields at the right. */
export function Band({ title, note, children }: BandProps) {
  const id = useId();
  return (
    <section className="pband" aria-labelledby={id}>
      <div className="pband__h">
        <h2 id={id}>{title}</h2>
        {note && <p className="meta">{note}</p>}
      </div>
      <div className="pband__b">{children}</div>
    </section>
  );
}
