import { sendOpenSubmissions } from '#persistence/open-submissions.ts';
import type { Services } from '../services/services.ts';
import type { ProfileTabs } from '../session/profile-tabs.ts';
import type { SessionTabs } from '../session/session-tabs.ts';

/**
 * A-29, G-20, H-07, H-11: what another tab says of the session, or of the profile, is done here, too. Returns the way
 * to stop.
 */
export const followTabs = (
  tabs: Pick<SessionTabs, 'listen'>,
  { login, viewAs, sessionOver }: Pick<Services, 'login' | 'viewAs' | 'sessionOver'>,
  { profileChanged }: ProfileTabs,
): (() => void) =>
  tabs.listen((message) => {
    // What was confirmed leaves in the name of its own person.
    if (message === 'identity.changing' || message === 'session.ending') return void sendOpenSubmissions();
    if (message === 'profile.changed') return profileChanged();
    if (message === 'identity.changed') return viewAs.identityChanged();
    if (message === 'session.started' && login.getSnapshot().matches('signedIn'))
      void sessionOver.recognise().catch(() => undefined);
    else login.send(message === 'session.ended' ? { type: message, problem: null } : { type: 'session.started' });
  });
