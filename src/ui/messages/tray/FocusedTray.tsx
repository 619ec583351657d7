import { useEffect, useRef } from 'react';
import { ErrorTray, type ErrorTrayProps } from './ErrorTray.tsx';

/** A tray that takes the focus when it appears: what went wrong is read before anything else. */
export function FocusedTray(props: Omit<ErrorTrayProps, 'ref'>) {
  const tray = useRef<HTMLDivElement>(null);
  useEffect(() => tray.current?.focus(), []);
  return <ErrorTray ref={tray} {...props} />;
}
