import { useEffect } from 'react';
import { config } from '#current/config.ts';
import type { Current } from '#current/current-context.ts';

/**
 * B-20: who runs the product for others: a super user, a manager, or an administrator of the organisation in front of
 * them.
 */
export const isAdminLike = ({ profile, organisation }: Current): boolean =>
  profile.super === true || profile.manager === true || organisation.admin === true;

/** Adds the widget's script, once per page; the widget shows itself. */
const loadWidget = (address: string): void => {
  if (document.querySelector(`script[src="${CSS.escape(address)}"]`) !== null) return;
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  document.head.append(script);
};

/**
 * B-20: the user-feedback widget, for admin-like users only, never in development nor in the demo (its address is empty
 * there).
 */
export const useFeedbackWidget = (current: Current, address: string = config.feedbackScript): void => {
  const wanted = address !== '' && isAdminLike(current);
  useEffect(() => {
    if (wanted) loadWidget(address);
  }, [wanted, address]);
};
