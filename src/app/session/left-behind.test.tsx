// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { amaraOsei, tomWhitfield } from '#fixtures/people.ts';
import { createInProcess } from '#mocks/in-process.ts';
import { openPersistence } from '../persistence/open-persistence.ts';
import { openApp, setUpApp, until, type OpenedApp } from '../testing/open-app.tsx';
import { form, isSignedIn, openSignedIn, page } from '../testing/sign-in-steps.ts';

/** T10: what a tab still holds of the person before. */
setUpApp();
beforeEach(() => sessionStorage.clear());

/** As the browser does when a page goes: the router stores how far each of its pages was scrolled. */
const positionsAtLeaving = (): readonly string[] => {
  window.dispatchEvent(new Event('pagehide'));
  return Object.keys(JSON.parse(sessionStorage.getItem('waymark.places') ?? '{}') as object);
};
const keyOf = ({ router }: OpenedApp): string => router.state.location.key;

/**
 * Amara goes through two pages; gives the key of the first. The router notes the last one as it leads to the form,
 * which takes its place in the history.
 */
const walk = async (app: OpenedApp): Promise<string> => {
  await isSignedIn(app);
  await page('Bookings');
  const first = keyOf(app);
  await app.router.navigate('/awards');
  await page('Awards');
  await until(() => expect(positionsAtLeaving()).toContain(keyOf(app)));
  return first;
};

describe('where pages were scrolled to', () => {
  test('goes with a chosen sign-out (A-28)', async () => {
    const app = await openSignedIn(amaraOsei.email, '/bookings');
    await app.router.navigate('/bookings?page=2');
    const first = await walk(app);
    app.login.send({ type: 'signOut.requested' });
    await form();
    expect(positionsAtLeaving()).not.toContain(first);
  });

  test('goes when the server ended the session', async () => {
    const app = await openSignedIn(amaraOsei.email, '/bookings');
    await app.router.navigate('/bookings?page=2');
    const first = await walk(app);
    app.login.send({ type: 'session.ended', problem: null });
    await form();
    expect(positionsAtLeaving()).not.toContain(first);
  });
});

test('somebody else holds the session when the page is loaded anew: nothing of the tab is theirs', async () => {
  const door = createInProcess();
  await door.demo.as(tomWhitfield.email);
  localStorage.setItem('waymark.session', `1/${amaraOsei.id}`);
  sessionStorage.setItem('waymark.tab', String(amaraOsei.id));
  sessionStorage.setItem(`waymark.notifications/${amaraOsei.id}`, '[{"text":"Booked"}]');
  sessionStorage.setItem('waymark.places', '{"abc":900}');
  sessionStorage.setItem('waymark.state', '{"version":"0.3","state":{"organisation_id":987654}}');
  const app = openApp({ door, address: '/bookings' });
  await isSignedIn(app);
  await page('Bookings');
  openPersistence(app);
  await app.router.navigate('/awards');
  await page('Awards');
  expect(sessionStorage.getItem(`waymark.notifications/${amaraOsei.id}`)).toBeNull();
  expect(positionsAtLeaving()).not.toContain('abc');
  expect(sessionStorage.getItem('waymark.state') ?? '').not.toContain('987654');
});

test('the same person after a reload finds everything of the tab', async () => {
  const door = createInProcess();
  await door.demo.as(amaraOsei.email);
  localStorage.setItem('waymark.session', `1/${amaraOsei.id}`);
  sessionStorage.setItem('waymark.tab', String(amaraOsei.id));
  sessionStorage.setItem('waymark.places', '{"abc":900}');
  const app = openApp({ door, address: '/bookings' });
  await isSignedIn(app);
  await page('Bookings');
  openPersistence(app);
  await app.router.navigate('/awards');
  await page('Awards');
  expect(positionsAtLeaving()).toContain('abc');
});
