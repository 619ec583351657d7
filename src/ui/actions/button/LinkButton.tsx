import { Link } from '../link/Link.tsx';
import type { LinkProps } from '../link/link-context.ts';
import { buttonClass, type ButtonLook } from './button-class.ts';
import './button.css';

/** A link in a button's shape: it goes somewhere, so it is an anchor. */
export function LinkButton({ variant, icon, wide, className, ...rest }: LinkProps & ButtonLook) {
  return <Link {...rest} className={buttonClass({ variant, icon, wide, className })} />;
}
