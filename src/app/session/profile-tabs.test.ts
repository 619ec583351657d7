import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { keys } from '#api/queries/keys.ts';
import type { Profile } from '#contracts/profile/profile.schema.ts';
import { followProfile } from './profile-tabs.ts';

const AMARA: Profile = {
  id: 1,
  first_name: 'Amara',
  last_name: 'Osei',
  name: 'Amara Osei',
  email: 'amara.osei@demo.example',
  two_factor_confirmed: false,
  organisations: [],
};

/** A tab whose server tells this profile. */
const openTab = (server: { profile: Profile }) => {
  const queries = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
  });
  const ask = vi.fn<() => Profile>(() => ({ ...server.profile }));
  const tell = vi.fn<() => void>();
  queries.setQueryDefaults(keys.me(), { queryFn: ask });
  const tabs = followProfile(queries, tell);
  return { queries, ask, tell, ...tabs };
};

/** Somebody looks at the profile: without that an invalidation asks nobody. */
const look = async ({ queries }: ReturnType<typeof openTab>): Promise<void> => {
  await queries.fetchQuery({ queryKey: keys.me() });
  const { QueryObserver } = await import('@tanstack/react-query');
  new QueryObserver(queries, { queryKey: keys.me() }).subscribe(() => undefined);
};

test('tells the other tabs once when the profile has changed here, and not when the same one comes again (G-20)', async () => {
  const server = { profile: AMARA };
  const tab = openTab(server);
  await look(tab);
  expect(tab.tell).not.toHaveBeenCalled();
  tab.queries.setQueryData<Profile>(keys.me(), { ...AMARA, two_factor_confirmed: true });
  expect(tab.tell).toHaveBeenCalledOnce();
  server.profile = { ...AMARA, two_factor_confirmed: true };
  await tab.queries.invalidateQueries({ queryKey: keys.me() });
  expect(tab.ask).toHaveBeenCalledTimes(2);
  expect(tab.tell).toHaveBeenCalledOnce();
});

test('asks anew when another tab has told it, and does not tell it back', async () => {
  const server = { profile: AMARA };
  const tab = openTab(server);
  await look(tab);
  server.profile = { ...AMARA, two_factor_confirmed: true };
  tab.profileChanged();
  await vi.waitFor(() =>
    expect(tab.queries.getQueryData<Profile>(keys.me())).toMatchObject({ two_factor_confirmed: true }),
  );
  expect(tab.tell).not.toHaveBeenCalled();
});

test('leaves another person, or one who is viewed as, to those who follow the session', async () => {
  const tab = openTab({ profile: AMARA });
  await look(tab);
  tab.queries.setQueryData<Profile>(keys.me(), { ...AMARA, impersonated: true });
  tab.queries.setQueryData<Profile>(keys.me(), { ...AMARA, id: 2 });
  expect(tab.tell).not.toHaveBeenCalled();
});

test('asks nobody where nobody is signed in', () => {
  const tab = openTab({ profile: AMARA });
  tab.profileChanged();
  expect(tab.ask).not.toHaveBeenCalled();
});
