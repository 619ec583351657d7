import { useEffect } from 'react';
import type { CheckDialogProps } from './CheckDialog.tsx';
import { CheckDialog, fetchDialogs } from '../answering/lazy-dialogs.tsx';

/** The check before it counts (WCAG 3.3.4), while the chart is at it. */
export function CheckStep(props: CheckDialogProps) {
  useEffect(fetchDialogs, []);
  if (props.snapshot.matches('answering') || props.snapshot.hasTag('locked')) return null;
  return <CheckDialog {...props} />;
}
