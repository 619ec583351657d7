import type { Endpoint } from '#contracts/endpoint.ts';
import { forbidden, refuse } from './reply.ts';
import type { Rule } from './rule.ts';
import type { Visitor } from './visitor.ts';

/** L12: how long a confirmed password counts, in milliseconds of the virtual clock. */
const CONFIRMED_FOR_MS = 10_800 * 1000;

/** L12: whether the password was confirmed in this session, and not too long ago. */
export const isPasswordConfirmed = ({ session }: Visitor, nowMs: number): boolean =>
  session?.confirmed_at !== undefined && nowMs - session.confirmed_at <= CONFIRMED_FOR_MS;

/** G-04: the account is the person's own; whoever views as its person is refused. */
export const refusedWhileViewing =
  <E extends Endpoint>(rule: Rule<E>): Rule<E> =>
  (call) =>
    call.visitor.session?.viewer_id === undefined ? rule(call) : forbidden();

/** L13: what changes or shows how somebody signs in wants their password first. */
export const behindPassword = <E extends Endpoint>(rule: Rule<E>): Rule<E> =>
  refusedWhileViewing((call) =>
    isPasswordConfirmed(call.visitor, call.nowMs) ? rule(call) : refuse(423, 'Password confirmation required.'),
  );
