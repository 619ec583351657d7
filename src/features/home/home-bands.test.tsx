// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { lukeFenwick, tomWhitfield } from '#fixtures/people.ts';
import { amara, amaraWithNothingSentBack, settled, sign } from './testing/home-parts.ts';
import { openDoor, openHome } from './testing/open-home.tsx';

afterEach(cleanup);

const band = (name: string) => screen.findByRole('region', { name });
/** A card of a band that has arrived: while it loads, another element stands in its place. */
const card = async (bandName: string, title: string) => {
  await settled();
  return within(await band(bandName))
    .getByRole('link', { name: title })
    .closest('article') as HTMLElement;
};

describe('L-05 to L-10: bands', () => {
  test('L-05: the default bands by their names, in the order of time, then the organisation’s own (L-07)', async () => {
    await openHome(await amara());
    await settled();
    const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(
      names.filter((name) =>
        ['Jump Back In', 'Overdue & Expired', 'Expiring Soon', 'Recently Added', 'New this term'].includes(name ?? ''),
      ),
    ).toEqual(['Jump Back In', 'Overdue & Expired', 'Expiring Soon', 'Recently Added', 'New this term']);
    expect(screen.getByText("Today, 2nd Mar '26")).toBeTruthy();
  });

  test('L-06: a hidden band is not shown', async () => {
    const bands = [
      { id: 'jump_back_in', title: 'Go on', hidden: true },
      { id: 'overdue_expired', title: 'Too late' },
    ];
    await openHome(await amara(), { settings: { bands } });
    expect(await band('Too late')).toBeTruthy();
    await settled();
    expect(screen.queryByRole('heading', { name: 'Go on' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Overdue & Expired' })).toBeNull();
  });

  test('L-07: a band of pages', async () => {
    await openHome(await amara(), { organisationId: 81 });
    const link = within(await card('Good to know', 'Welcome to Learning')).getByRole('link');
    expect(link.getAttribute('href')).toBe('/pages/154');
  });

  test('L-10: an empty band and a failed one are not shown', async () => {
    const door = await openDoor(tomWhitfield.email);
    await openHome(door);
    await settled();
    expect(screen.queryByRole('heading', { name: 'Recently Added' })).toBeNull();
    cleanup();
    await door.demo.faults.set([{ call: 'getBand', status: 500, times: 1 }]);
    const { failures } = await openHome(door);
    await settled();
    expect(screen.queryByRole('heading', { name: 'Jump Back In' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Overdue & Expired' })).toBeTruthy();
    expect(failures.map(({ treatment }) => treatment)).toEqual(['silent']);
  });

  test('J-11: where nothing arrives, a board with Try again', async () => {
    const door = await amara();
    await door.demo.faults.set(
      ['getBand', 'listAssessments', 'listUserModules', 'listUserCollections'].map((call) => ({
        call,
        kind: 'offline',
        times: 'always',
      })),
    );
    await openHome(door);
    expect(await screen.findByText('Your training could not be loaded.')).toBeTruthy();
    await door.demo.faults.clear();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(within(await sign()).getByText('Waste segregation: your practice plan')).toBeTruthy();
  });

  test('H1: bands that fail change nothing of what comes next', async () => {
    const door = await amaraWithNothingSentBack();
    await door.demo.faults.set([{ call: 'getBand', status: 500, times: 'always' }]);
    await openHome(door);
    expect(within(await sign()).getByText('Water lines and legionella')).toBeTruthy();
    expect(screen.queryByText('Part of your training could not be loaded')).toBeNull();
  });

  test.each(['listUserModules', 'listUserCollections', 'listAssessments'])(
    'H1: without %s the sign says that it is not certain, until it came',
    async (call) => {
      const door = await amara();
      await door.demo.faults.set([{ call, status: 500, times: 'always' }]);
      await openHome(door);
      await sign();
      expect(screen.getByText('Part of your training could not be loaded')).toBeTruthy();
      await door.demo.faults.clear();
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(screen.queryByText('Part of your training could not be loaded')).toBeNull());
    },
  );

  test.each(['listUserModules', 'listUserCollections', 'listAssessments'])(
    'H1: without %s nobody is told that everything is done',
    async (call) => {
      const door = await openDoor(lukeFenwick.email);
      await door.demo.faults.set([{ call, status: 500, times: 'always' }]);
      await openHome(door, { organisationId: 12 });
      expect(await screen.findByText('Your training could not be loaded.')).toBeTruthy();
    },
  );

  test('V7: the card of a collection names the same next part as the sign', async () => {
    await openHome(await amaraWithNothingSentBack());
    const title = within(await sign()).getByRole('heading').textContent ?? '';
    expect(within(await card('Jump Back In', 'Infection Control Essentials')).getByText(title)).toBeTruthy();
  });

  test('everything is asked for at once', async () => {
    const door = await amara();
    await openHome(door);
    await settled();
    const calls = (await door.demo.log()).map(({ call, path }) => (call === 'getBand' ? path : call));
    expect(calls.slice(1).toSorted()).toEqual([
      'getPoints',
      'listAssessments',
      'listBookings',
      'listUserCollections',
      'listUserModules',
      'organisations/1/bands/91',
      'organisations/1/bands/expiring_soon',
      'organisations/1/bands/jump_back_in',
      'organisations/1/bands/overdue_expired',
      'organisations/1/bands/recently_added',
    ]);
  });

  test('V-17: while it loads, skeletons in the shape of what comes, announced', async () => {
    const door = await amara();
    await door.demo.faults.set([{ call: 'getBand', kind: 'slow', delayMs: 60_000, times: 'always' }]);
    await openHome(door);
    expect(screen.getByText('Loading what to do next')).toBeTruthy();
    expect(screen.getByText('Loading Jump Back In')).toBeTruthy();
    expect(document.querySelectorAll('.skel--picture').length).toBeGreaterThan(0);
  });
});

describe('E-09: points', () => {
  test('in the welcome and on cards where both settings are on', async () => {
    await openHome(await amara());
    expect((await screen.findByRole('link', { name: '717 points' })).getAttribute('href')).toBe('/awards');
    expect(within(await card('Jump Back In', 'Decontamination of instruments')).getByText('10 points')).toBeTruthy();
  });

  test.each([{ points_enabled: false }, { points_display: false }])('nowhere with %o', async (settings) => {
    const door = await amara();
    await openHome(door, { settings });
    await settled();
    expect(document.body.textContent).not.toMatch(/\d points?/);
    expect((await door.demo.log()).map(({ call }) => call)).not.toContain('getPoints');
  });
});

describe('every assessment that may be taken, last', () => {
  test('M-30, C-24: each stands with what it offers and leads there; what belongs to a SCORM package does not stand (S0§3)', async () => {
    await openHome(await amara());
    const final = await card('Assessments', 'Infection Control: final assessment');
    expect(within(final).getByRole('link').getAttribute('href')).toBe('/assessments/501');
    expect(within(final).getByText('Begin')).toBeTruthy();
    expect(
      within(await card('Assessments', 'Handling laboratory work: practice log')).getByText('Submitted'),
    ).toBeTruthy();
    expect(within(await card('Assessments', 'Emergency drugs: for the curious')).getByText('Optional')).toBeTruthy();
    expect(screen.queryByText('Waste and its colours: quiz in the package')).toBeNull();
    expect(screen.getAllByRole('region').at(-1)?.textContent).toContain('Explore');
  });

  test('L-10: a list that failed is not shown, and the rest of home stands', async () => {
    const door = await amara();
    await door.demo.faults.set([{ call: 'listAssessments', status: 500 }]);
    await openHome(door);
    await settled();
    expect(screen.queryByRole('region', { name: 'Assessments' })).toBeNull();
    expect(await band('Jump Back In')).toBeTruthy();
  });
});
