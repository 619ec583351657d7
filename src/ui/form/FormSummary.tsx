import type { Ref } from 'react';
import { ErrorTray, type TrayItem } from '../tray/ErrorTray.tsx';

export interface FormSummaryProps {
  /** `form.summary`; nothing is shown while it is empty. */
  items: readonly TrayItem[];
  /** `form.summaryRef`. */
  ref?: Ref<HTMLDivElement> | undefined;
  title?: string;
}

/** All errors of a form in one place, each linking to its field; takes the focus after a failed attempt. */
export function FormSummary({ items, ref, title = 'Sorry, please check the following:' }: FormSummaryProps) {
  if (items.length === 0) return null;
  return <ErrorTray ref={ref} title={title} items={items} />;
}
