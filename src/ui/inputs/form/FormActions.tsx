import type { ReactNode } from 'react';
import './form.css';

/** The last row of a form: its button and the way beside it. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className="form__act">{children}</div>;
}
