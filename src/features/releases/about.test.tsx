// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openAbout, openDoor, release } from './testing/open-about.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const stops = async () => {
  await screen.findByText('0.213.7', { selector: 'b' });
  return [...document.querySelectorAll<HTMLElement>('.release')];
};
const pager = () => screen.getByRole('navigation', { name: 'Pages of releases' });
/** jsdom has no layout: contrast is checked in the browser. */
const violations = async (part: Element = document.body) =>
  (await axe.run(part, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } })).violations.map(
    ({ id }) => id,
  );

describe('U-01: what has changed', () => {
  test('says which release this is, and since when', async () => {
    await openAbout(await openDoor());
    expect(screen.getByRole('heading', { level: 1, name: 'What has changed' })).toBeVisible();
    expect(await screen.findByText(/^You are using Waymark 0\.213\.7, from 27th\sFeb\s'26\.$/u)).toBeVisible();
    expect(document.title).toBe('About · Brightwater Dental Academy');
    expect(await violations()).toEqual([]);
  });

  test('the newest is at the blade; four have text and picture, older ones are rows that open', async () => {
    const user = userEvent.setup();
    await openAbout(await openDoor());
    const all = await stops();
    expect(all).toHaveLength(10);
    expect(all.map((stop) => stop.querySelector('.mk--here') !== null)).toEqual([true, ...Array(9).fill(false)]);
    expect(within(all[0] as HTMLElement).getByRole('heading', { level: 2 })).toHaveTextContent(
      'Every move before you commit',
    );
    expect(document.querySelectorAll('.release__p > svg')).toHaveLength(4);
    const fifth = within(all[4] as HTMLElement);
    expect(fifth.queryByRole('heading')).toBeNull();
    expect(fifth.getByText(/^Results change as you type/u)).not.toBeVisible();
    await user.click(fifth.getByText('Faster search, clearer filters'));
    expect(fifth.getByText(/^Results change as you type/u)).toBeVisible();
  });

  test('ten to a page; page two has rows alone, and a row without a text is not opened', async () => {
    const user = userEvent.setup();
    const { seen } = await openAbout(await openDoor());
    await stops();
    expect(within(pager()).getByRole('status')).toHaveTextContent('1 to 10 of 23');
    expect(within(pager()).getByRole('button', { name: 'Newer releases' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(within(pager()).getByRole('button', { name: 'Older releases' }));
    expect(seen.page).toBe(2);
    expect(document.querySelectorAll('.release')).toHaveLength(10);
    expect(document.querySelectorAll('.release h2, .release__p, .mk--here')).toHaveLength(0);
    expect(screen.getByText('Reduced motion').closest('details')).toBeNull();
    expect(await violations()).toEqual([]);
  });

  test('past the last page stands the last one', async () => {
    await openAbout(await openDoor(), { page: 99 });
    expect(await screen.findByText('21 to 23 of 23')).toBeVisible();
    expect(document.querySelectorAll('.release')).toHaveLength(3);
  });

  test('a history that does not know this release says the version alone; one page has no pager', async () => {
    await openAbout(await openDoor([release({ released_at: null })]));
    expect(await screen.findByRole('heading', { level: 2, name: 'Faster search' })).toBeVisible();
    expect(screen.getByText('You are using Waymark 0.213.7.')).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Pages of releases' })).toBeNull();
    expect(document.querySelector('.release .meta')).toBeNull();
  });

  test('a tag with a v before it is this release, too', async () => {
    await openAbout(await openDoor([release({ tag_name: 'v0.213.7' })]));
    expect(await screen.findByText(/^You are using Waymark 0\.213\.7, from 2nd/u)).toBeVisible();
  });

  test('the same tag twice is shown twice', async () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await openAbout(await openDoor([release(), release()]));
    await waitFor(() => expect(document.querySelectorAll('.release')).toHaveLength(2));
    expect(complaints).not.toHaveBeenCalled();
  });

  test('U-03: what a release says is sanitised, at length and in a row; its name is text', async () => {
    const hostile = {
      name: '<img src=x onerror=alert(1)>',
      description: '<p>Told <b>at length</b><img src="x" onerror="alert(1)"></p><script>alert(2)</script>',
    };
    await openAbout(await openDoor(Array.from({ length: 5 }, () => release(hostile))));
    await waitFor(() => expect(document.querySelectorAll('.release .rich')).toHaveLength(5));
    for (const text of document.querySelectorAll('.release .rich')) {
      expect(text.innerHTML).toContain('at length');
      expect(text.innerHTML).not.toMatch(/onerror|script/u);
    }
    expect(screen.getAllByText('<img src=x onerror=alert(1)>')).toHaveLength(5);
  });
});

describe('U-01: the picture of a release', () => {
  const pictures = async () => {
    await waitFor(() => expect(document.querySelector('.release__p')).not.toBeNull());
    return [...document.querySelectorAll('.release__p > *')];
  };

  test('its own where the API has one; another where that does not arrive', async () => {
    await openAbout(await openDoor([release({ image: 'files/7', tag_name: '0.213.7' })]));
    const [picture] = await pictures();
    expect(picture?.tagName).toBe('IMG');
    expect(picture?.getAttribute('src')).toMatch(/\/files\/7$/u);
    expect(picture?.getAttribute('alt')).toBe('');
    fireEvent.error(picture as Element);
    expect((await pictures()).map(({ tagName }) => tagName)).toEqual(['svg']);
  });

  test('of another origin it is not asked for', async () => {
    await openAbout(
      await openDoor([
        release({ image: 'https://elsewhere.example/a.png' }),
        release({ image: '//elsewhere.example/a.png' }),
        release({ image: 'http://' }),
      ]),
    );
    expect((await pictures()).map(({ tagName }) => tagName)).toEqual(['svg', 'svg', 'svg']);
  });

  test('releases that the app cannot draw have figures, none twice', async () => {
    await openAbout(await openDoor(Array.from({ length: 4 }, () => release({ tag_name: 'constructor' }))));
    const drawn = (await pictures()).map(({ innerHTML }) => innerHTML);
    expect(new Set(drawn).size).toBe(4);
  });
});

describe('U-01: before the releases are there, and without them', () => {
  test('loading is said, under the title', async () => {
    await openAbout(await openDoor('never'));
    expect(await screen.findByText('Loading the releases')).toBeInTheDocument();
    expect(screen.getByText('You are using Waymark 0.213.7.')).toBeVisible();
    expect(await violations()).toEqual([]);
  });

  // Maintenance is told in the tray, whatever was asked for.
  test.each([
    [500, 'silent'],
    [404, 'silent'],
    [503, 'tray'],
  ])('%s: says so in its place, and asks again; the failure itself is %s', async (status, treatment) => {
    const door = await openDoor();
    await door.demo.faults.set([{ call: 'listReleases', status, times: 1 }]);
    const { failures } = await openAbout(door);
    expect(await screen.findByRole('heading', { name: 'The releases could not be loaded.' })).toBeVisible();
    expect(await violations()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await stops()).toHaveLength(10);
    expect(failures.map((failure) => failure.treatment)).toEqual([treatment]);
  });

  test('none: says what will be here', async () => {
    await openAbout(await openDoor([]));
    expect(await screen.findByRole('heading', { name: 'No releases yet.' })).toBeVisible();
    expect(document.querySelector('.release')).toBeNull();
    expect(await violations()).toEqual([]);
  });

  test('a reply that is none counts as one that did not come', async () => {
    await openAbout(await openDoor([{ name: 'no tag' }]));
    expect(await screen.findByRole('heading', { name: 'The releases could not be loaded.' })).toBeVisible();
  });
});

describe('U-04: the About dialog', () => {
  const open = async () => {
    const user = userEvent.setup();
    await openAbout(await openDoor());
    await user.click(screen.getByRole('button', { name: 'About this Waymark' }));
    const dialog = await screen.findByRole('dialog', { name: 'About this Waymark' });
    return { user, dialog };
  };

  test('says version, environment, API host and organisation, and copies all of it', async () => {
    const { user, dialog } = await open();
    expect([...dialog.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual([
      '0.213.7',
      expect.stringMatching(/^(Live|Demonstration)$/u),
      location.host,
      'Brightwater Dental Academy',
    ]);
    // The page behind it is hidden from assistive technology, and the focus is kept in the dialog.
    expect(await violations(dialog)).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Copy all' }));
    expect(await within(dialog).findByText('Copied')).toBeVisible();
    expect((await navigator.clipboard.readText()).split('\n')).toEqual([
      'Waymark',
      'Version: 0.213.7',
      expect.stringMatching(/^Environment: /u),
      `API host: ${location.host}`,
      'Organisation: Brightwater Dental Academy',
    ]);
  });

  test('a browser that lets nothing be copied is told of; both ways out close it and give the focus back', async () => {
    const { user, dialog } = await open();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await user.click(within(dialog).getByRole('button', { name: 'Copy all' }));
    expect(await within(dialog).findByText('Your browser blocked copying. Select the text instead.')).toBeVisible();
    for (const index of [0, 1]) {
      const [close] = within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close' }).slice(index);
      await user.click(close as HTMLElement);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(screen.getByRole('button', { name: 'About this Waymark' })).toHaveFocus());
      await user.keyboard('{Enter}');
      expect(screen.getByRole('dialog')).not.toHaveTextContent('Your browser blocked copying');
    }
  });
});
