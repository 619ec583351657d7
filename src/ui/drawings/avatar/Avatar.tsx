import { useState } from 'react';
import { initials } from './initials.ts';
import './avatar.css';

/**
 * V-13: somebody's picture, or their initials in a square where there is none or it does not come. Decoration: the name
 * stands beside it or names the control.
 */
export function Avatar({ name, src }: { name: string; src?: string | undefined }) {
  const [broken, setBroken] = useState<string>();
  if (src !== undefined && src !== broken)
    return <img className="avatar" src={src} alt="" width="36" height="36" onError={() => setBroken(src)} />;
  return <span className="avatar" data-initials={initials(name)} aria-hidden="true" />;
}
