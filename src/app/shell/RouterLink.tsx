import { Link } from 'react-router';
import type { LinkProps } from '#ui/actions/link/link-context.ts';

/** The router's link in the shape that `src/ui` asks for. */
export function RouterLink({ href, ...props }: LinkProps) {
  return <Link to={href} {...props} />;
}
