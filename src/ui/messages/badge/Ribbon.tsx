import './badge.css';

/** An ink blade with a date. */
export function Ribbon({ children }: { children: string }) {
  return <span className="ribbon">{children}</span>;
}
