import type { Ahead } from '#api/ask-ahead.ts';
import type { Services } from '../services/services.ts';
import { loadClientState } from '../state/client-state.ts';
import { deviceStore, tabFirstStore } from '../state/device-store.ts';
import { rememberedPerson } from '../state/remembered.ts';

/** What nobody wanted until then was asked for the wrong organisation, or the wrong page. */
const PREFETCH_LIFETIME_MILLISECONDS = 10_000;

/**
 * Home's data travel beside the profile, for the organisation that this device remembers (B-07): a profile named it. Is it
 * another one now, the answers are never taken. `path` is below the app's base path.
 */
export const askFirstPage = (ahead: Ahead, { login, viewAs, bootLink }: Pick<Services, 'login' | 'viewAs' | 'bootLink'>, path: string): void => {
  const organisationId = loadClientState(tabFirstStore()).organisation_id;
  if (organisationId === null || (path !== '' && path !== '/')) return;
  // Anybody can write an address: whether its organisation is theirs only the profile says.
  if (bootLink.organisationId !== null && bootLink.organisationId !== organisationId) return;
  void import('#features/home/ask-home.ts').then(({ askHome }) => askHome(ahead.asking, organisationId, rememberedPerson(deviceStore()))).catch(() => undefined);
  const leaving = login.subscribe((state) => {
    if (!state.matches('checking') && !state.matches('signedIn')) ahead.forget();
  });
  // H-07: what was asked in one name is nobody else's.
  const changing = viewAs.subscribe(() => {
    if (viewAs.phase() !== 'here') ahead.forget();
  });
  setTimeout(() => {
    changing();
    leaving.unsubscribe();
    ahead.forget();
  }, PREFETCH_LIFETIME_MILLISECONDS);
};
