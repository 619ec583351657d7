// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { personas, tomWhitfield } from '#fixtures/people.ts';
import { createInProcess } from '#mocks/in-process.ts';
import { endSessionSilently } from './session.calls.ts';
import { openHouse } from './testing/house.ts';
import { setUpScreens, showSignIn, showUntouchedSignIn } from './testing/show.tsx';

setUpScreens();

describe("the demo's people", () => {
  test('everybody is one press away, those with two-factor too, without a password leaving the page', async () => {
    const door = createInProcess();
    window.demo = door.demo;
    const house = openHouse(door);
    const user = showSignIn(house);
    const people = await screen.findByRole('region', { name: 'Demonstration people' });
    expect(
      within(people).getByText('One press signs you in. Everyone’s password is waymark-demo, unless it was changed.'),
    ).toBeTruthy();
    expect(
      within(people)
        .getAllByRole('button')
        .map((person) => person.textContent),
    ).toEqual(personas.map(({ first_name, last_name, reason }) => `${first_name} ${last_name} ${reason}`));
    await user.click(within(people).getByRole('button', { name: /^Tom Whitfield/u }));
    await waitFor(() => expect(house.login.getSnapshot().matches('signedIn')).toBe(true));
    expect(house.queries.getQueryData(['me'])).toMatchObject({ email: tomWhitfield.email });
    expect((await door.demo.log()).some(({ call }) => call === 'login')).toBe(false);
  });

  test('J-01: nobody is signed in before the session that was refused is over', async () => {
    const door = createInProcess();
    window.demo = door.demo;
    const house = openHouse(door);
    const user = showSignIn(house);
    await door.demo.as(personas[0].email);
    await door.demo.faults.set([{ call: 'logout', pause: 'the end' }]);
    void endSessionSilently(house.client);
    await waitFor(async () => expect(await door.demo.faults.pausedCalls('the end')).toBe(1));
    const people = await screen.findByRole('region', { name: 'Demonstration people' });
    await user.click(within(people).getByRole('button', { name: /^Tom Whitfield/u }));
    await door.demo.faults.release('the end');
    await waitFor(async () => expect((await door.demo.log()).map(({ call }) => call)).toContain('logout'));
    await waitFor(() => expect(house.login.getSnapshot().matches('signedIn')).toBe(true));
    expect((await door.demo.status()).person).toBe(tomWhitfield.email);
  });

  test('outside the demo there is nobody', async () => {
    showSignIn(openHouse(createInProcess()));
    await screen.findByRole('heading', { name: 'Update history' });
    expect(screen.queryByText('Demonstration people')).toBeNull();
  });
});

describe('U-02: the update history', () => {
  test('ten to a page, the newest first and alone told at length', async () => {
    const door = createInProcess();
    const user = showSignIn(openHouse(door));
    const cover = await screen.findByRole('complementary', { name: 'About Waymark' });
    const titles = async () =>
      (await within(cover).findAllByRole('listitem')).map((item) => item.querySelector('.rel__t')?.textContent);
    const firstPage = await titles();
    expect(firstPage).toHaveLength(10);
    expect(cover.querySelectorAll('.rel__d')).toHaveLength(1);
    expect(within(cover).getByText(/^1 to 10 of \d+$/u)).toBeTruthy();
    await user.click(within(cover).getByRole('button', { name: 'Older updates' }));
    expect((await titles()).some((title) => firstPage.includes(title))).toBe(false);
    expect(cover.querySelectorAll('.rel__d')).toHaveLength(0);
  });

  test('it is not asked for before somebody is at the page; its room is kept', async () => {
    const door = createInProcess();
    showUntouchedSignIn(openHouse(door));
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(await door.demo.log()).toEqual([]);
    expect(document.querySelector('.cover__later')).not.toBeNull();
    fireEvent.keyDown(document.body, { key: 'Tab' });
    expect(await screen.findByRole('heading', { name: 'Update history' })).toBeTruthy();
  });

  test('U-03: what a release says is sanitised', async () => {
    const door = createInProcess();
    const fetch: typeof door.fetch = async (input, init) => {
      const response = await door.fetch(input, init);
      const { url } = new Request(input, init);
      if (!url.endsWith('/releases')) return response;
      const [first, ...rest] = (await response.json()) as { description: string }[];
      return Response.json([
        {
          ...first,
          description: '<p>Told <b>at length</b><img src="x" onerror="alert(1)"></p><script>alert(2)</script>',
        },
        ...rest,
      ]);
    };
    showSignIn(openHouse({ ...door, fetch }));
    const told = await screen.findByText('at length');
    expect(told.closest('.rel__d')?.innerHTML).not.toMatch(/onerror|script/u);
  });

  test('while it is on its way its rows are there, and that is said', async () => {
    const door = createInProcess();
    const answer = Promise.withResolvers<void>();
    const fetch: typeof door.fetch = async (input, init) => {
      if (new Request(input, init).url.endsWith('/releases')) await answer.promise;
      return door.fetch(input, init);
    };
    showSignIn(openHouse({ ...door, fetch }));
    expect((await screen.findByText('Loading the update history')).getAttribute('role')).toBe('status');
    expect(document.querySelectorAll('.cover__loading .rel')).toHaveLength(10);
    answer.resolve();
    expect(await screen.findByText('Every move before you commit')).toBeTruthy();
    expect(document.querySelector('.cover__loading')).toBeNull();
  });

  test('where it cannot be fetched it says so in its place, beside a form that works, and is asked for again', async () => {
    const door = createInProcess();
    await door.demo.faults.set([{ call: 'listReleases', status: 500, times: 1 }]);
    const house = openHouse(door);
    const user = showSignIn(house);
    const cover = within(await screen.findByRole('complementary', { name: 'About Waymark' }));
    expect(await cover.findByText('The update history did not arrive. You can sign in all the same.')).toBeTruthy();
    expect(cover.getByRole('heading', { name: 'Update history' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(house.failures.map(({ treatment }) => treatment)).toEqual(['silent']);
    await user.type(screen.getByRole('textbox', { name: 'Email address' }), 'amara');
    await user.click(cover.getByRole('button', { name: 'Try again' }));
    expect(await cover.findByText('Every move before you commit')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Email address' }).value).toBe('amara');
  });

  test('where there is none the cover is without it', async () => {
    const door = createInProcess();
    const fetch: typeof door.fetch = (input, init) =>
      new Request(input, init).url.endsWith('/releases') ? Promise.resolve(Response.json([])) : door.fetch(input, init);
    showSignIn(openHouse({ ...door, fetch }));
    await waitFor(() => expect(document.querySelector('.cover__panel')).toBeNull());
    expect(screen.getByRole('heading', { name: 'Sign in' })).toBeTruthy();
  });
});
