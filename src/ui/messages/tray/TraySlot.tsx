import { use } from 'react';
import { TraySlots } from './tray-slots.ts';
import './tray.css';

/** A place for the app's tray within the content of a page. Of several the last in the document has it. */
export function TraySlot({ className = '' }: { className?: string }) {
  return <div ref={use(TraySlots)} className={`trayslot ${className}`} />;
}
