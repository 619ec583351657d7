import { useEffect, useRef } from 'react';
import { ErrorTray } from '../../messages/tray/ErrorTray.tsx';
import type { FormErrors } from './use-form.ts';

export interface FormSummaryProps {
  /** What `useForm` returned. Nothing is shown while there is nothing to say. */
  form: FormErrors;
  title?: string;
}

/** All errors of a form in one place, each linking to its field; takes the focus at every failed attempt. */
export function FormSummary({ form, title = 'Sorry, please check the following:' }: FormSummaryProps) {
  const { summary, objections } = form;
  const tray = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (objections > 0) tray.current?.focus();
  }, [objections]);

  if (summary.length === 0) return null;
  return <ErrorTray ref={tray} title={title} items={summary} />;
}
