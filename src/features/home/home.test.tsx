// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { moiraKane } from '#fixtures/colleagues.ts';
import { amaraOsei, helenCho, lukeFenwick, tomWhitfield } from '#fixtures/people.ts';
import { openDoor, openHome } from './testing/open-home.tsx';

afterEach(cleanup);

const amara = () => openDoor(amaraOsei.email);
const route = () => screen.getByRole('region', { name: 'What to do next' });
const band = (name: string) => screen.findByRole('region', { name });
const settled = () => waitFor(() => expect(document.querySelectorAll('[aria-busy="true"]')).toHaveLength(0));
const sign = async () => (await within(route()).findByText('Next')).closest('.sign') as HTMLElement;
/** A card of a band that has arrived: while it loads, another element stands in its place. */
const card = async (bandName: string, title: string) => {
  await settled();
  return within(await band(bandName)).getByRole('link', { name: title }).closest('article') as HTMLElement;
};

describe('L-01 to L-03: welcome', () => {
  test('L-01: "Welcome, {name}", and the page’s title', async () => {
    await openHome(await amara());
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome, Amara Osei');
    expect(document.title).toBe('Home · Brightwater Dental Academy');
  });

  test.each([
    ['asked for and not set up', {}, {}, true],
    ['not asked for', { two_fa_prompt: false }, {}, false],
    ['set up already', {}, { two_factor_confirmed: true }, false],
  ])('L-02: two-factor is %s', async (_, settings, profile, shown) => {
    await openHome(await amara(), { settings, profile });
    const link = screen.queryByRole('link', { name: 'Set up two-factor in My Profile' });
    expect(link?.getAttribute('href') ?? null).toBe(shown ? '/profile' : null);
  });

  test('L-03: the welcome block with its illustration, its text cleaned', async () => {
    await openHome(await amara(), { settings: { welcome_text: '<p>Start <b>here</b>.</p><script>alert(1)</script>' } });
    const block = screen.getByRole('region', { name: 'Good to have you at the chairside' });
    expect(within(block).getByText('here')).toBeTruthy();
    expect(block.innerHTML).not.toContain('script');
    expect(block.querySelector('.contours')).not.toBeNull();
    expect(block.querySelector('video')).toBeNull();
  });

  test('L-03: with a video and its captions instead', async () => {
    await openHome(await amara(), { organisationId: 81 });
    const video = screen.getByRole('region', { name: 'Welcome to Learning' }).querySelector('video');
    expect(video?.getAttribute('src')).toBe('/api/files/905/view');
    expect(video?.querySelector('track')?.getAttribute('src')).toBe('/api/files/906/view');
    expect(document.querySelector('.contours')).toBeNull();
  });

  test('L-03: no block where it is not enabled', async () => {
    await openHome(await openDoor(moiraKane.email), { organisationId: 12 });
    expect(document.querySelector('.welcome')).toBeNull();
  });
});

describe('the sign: what to do next', () => {
  test('Brightwater: the first step towards what is longest overdue, and what it opens', async () => {
    await openHome(await amara());
    const next = await sign();
    expect(within(next).getByRole('heading').textContent).toBe('Water lines and legionella');
    expect(within(next).getByText("Video. Completing it leads to Sharps and Splash Injuries, overdue since 12th Feb '26.")).toBeTruthy();
    expect(within(next).getByRole('link', { name: 'Get Started: Water lines and legionella' }).getAttribute('href')).toBe('/modules/706');
    expect(within(next).getByRole('link', { name: 'Infection Control Essentials, 50% Complete' }).getAttribute('href')).toBe('/collections/301');
    const nodes = within(route()).getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(nodes[0]).toBe('Handling laboratory workCompleted');
    expect(nodes.slice(2)).toEqual([
      'Spillages and sharps binsNot available until you complete Water lines and legionella',
      'Sharps and Splash InjuriesNot available until you complete Spillages and sharps bins',
      'Infection control on home visitsNot available until you complete Sharps and Splash Injuries',
    ]);
  });

  test('Northgate: what is overdue itself', async () => {
    await openHome(await amara(), { organisationId: 81 });
    const next = await sign();
    expect(within(next).getByRole('heading').textContent).toBe('Hand care on a night shift');
    expect(within(next).getByText("Document. Overdue since 27th Feb '26.")).toBeTruthy();
  });

  test('Harbour: where somebody stopped', async () => {
    await openHome(await openDoor(moiraKane.email), { organisationId: 12 });
    const next = await sign();
    expect(within(next).getByRole('link', { name: 'Continue: Safe on the quay' }).getAttribute('href')).toBe('/modules/862');
    expect(within(next).getByText('Document. Last opened yesterday.')).toBeTruthy();
    expect(within(next).getByText('Volunteer Basics, 33% Complete')).toBeTruthy();
  });

  test('one sign, one blade', async () => {
    await openHome(await amara());
    await sign();
    expect(document.querySelectorAll('.sign')).toHaveLength(1);
    expect(document.querySelectorAll('.btn--go')).toHaveLength(1);
  });

  test('E-14: an organisation that hides progress names the collection alone', async () => {
    await openHome(await amara(), { settings: { user_hide_progress: true } });
    expect(within(await sign()).getByRole('link', { name: 'Infection Control Essentials' })).toBeTruthy();
    await settled();
    expect(document.body.textContent).not.toContain('% Complete');
  });

  test('Luke: nothing is assigned, and what to do until then', async () => {
    await openHome(await openDoor(lukeFenwick.email), { organisationId: 12 });
    expect(await screen.findByRole('heading', { name: 'Nothing is assigned to you yet' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open Library' }).getAttribute('href')).toBe('/categories');
    expect(screen.queryByText(/items?$/)).toBeNull();
  });

  test('everything done says so', async () => {
    const door = await openDoor(lukeFenwick.email);
    await door.backend.write(async (db) => {
      const row = db.tables.user_entities.first(({ organisation_id }) => organisation_id === 12);
      if (row !== undefined) await db.tables.user_entities.insert({ ...row, user_entity_id: 1, user_id: lukeFenwick.id, status: 'completed', assigned_at: Math.floor(door.backend.nowMs() / 1000) });
    });
    await openHome(door, { organisationId: 12 });
    expect(await screen.findByRole('heading', { name: 'Everything is done' })).toBeTruthy();
  });

  test('B-10: an archived account has nothing to do, and asks for nothing', async () => {
    const door = await amara();
    await openHome(door, { profile: { archived_at: 1 } });
    expect(screen.queryByRole('region', { name: 'What to do next' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Explore' })).toBeNull();
    expect((await door.demo.log()).map(({ call }) => call)).toEqual(['getMe']);
  });
});

describe('L-04: bookings', () => {
  test('the next one, those after it, and what has no date yet', async () => {
    await openHome(await amara());
    const block = screen.getByRole('complementary', { name: 'Bookings' });
    expect(await within(block).findByText("18th Mar '26, 9:30 am")).toBeTruthy();
    expect(within(block).getByText('Practical Workshop, Leeds Dental Institute')).toBeTruthy();
    expect(within(block).getAllByRole('listitem')).toHaveLength(3);
    expect(within(block).getByText('2 not scheduled yet')).toBeTruthy();
  });

  test('B-04: under the organisation’s own word', async () => {
    await openHome(await amara(), { organisationId: 81 });
    expect(screen.getByRole('complementary', { name: 'Workshops' })).toBeTruthy();
  });

  test.each([
    ['bookings are off', { settings: { bookings: false } }],
    ['the profile carries no dynamics_contact_id', { profile: { fields: {} } }],
    ['it is empty', { profile: { fields: { dynamics_contact_id: '' } } }],
  ])('no block and no call where %s', async (_, given) => {
    const door = await amara();
    await openHome(door, given);
    await sign();
    expect(screen.queryByRole('complementary')).toBeNull();
    expect((await door.demo.log()).map(({ call }) => call)).not.toContain('listBookings');
  });

  test('a failure leaves the block out, silently', async () => {
    const door = await amara();
    await door.demo.faults.set([{ call: 'listBookings', status: 500 }]);
    const { failures } = await openHome(door);
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
    expect(failures.map(({ treatment }) => treatment)).toEqual(['silent']);
  });
});

describe('L-05 to L-10: bands', () => {
  test('L-05: the default bands by their names, in the order of time, then the organisation’s own (L-07)', async () => {
    await openHome(await amara());
    await settled();
    const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(names.filter((name) => ['Jump Back In', 'Overdue & Expired', 'Expiring Soon', 'Recently Added', 'New this term'].includes(name ?? ''))).toEqual([
      'Jump Back In',
      'Overdue & Expired',
      'Expiring Soon',
      'Recently Added',
      'New this term',
    ]);
    expect(screen.getByText("Today, 2nd Mar '26")).toBeTruthy();
  });

  test('L-06: a hidden band is not shown', async () => {
    const bands = [{ id: 'jump_back_in', title: 'Go on', hidden: true }, { id: 'overdue_expired', title: 'Too late' }];
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
    await door.demo.faults.set([{ call: 'getBand', kind: 'offline', times: 'always' }, { call: 'listAssessments', kind: 'offline', times: 'always' }]);
    await openHome(door);
    expect(await screen.findByText('Your training could not be loaded.')).toBeTruthy();
    await door.demo.faults.clear();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(within(await sign()).getByText('Water lines and legionella')).toBeTruthy();
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

test('L-11: Explore, in the organisation’s own words', async () => {
  await openHome(await openDoor(helenCho.email), { organisationId: 81 });
  const block = screen.getByRole('region', { name: 'Explore' });
  expect(within(block).getAllByRole('link').map((link) => [link.getAttribute('href'), link.querySelector('b')?.textContent])).toEqual([
    ['/categories', 'Learning'],
    ['/search', 'Find'],
  ]);
});

describe('every assessment that may be taken, last', () => {
  test('M-30, C-24: each stands with what it offers and leads there; what belongs to a SCORM package does not stand (S0§3)', async () => {
    await openHome(await amara());
    const final = await card('Assessments', 'Infection Control: final assessment');
    expect(within(final).getByRole('link').getAttribute('href')).toBe('/assessments/501');
    expect(within(final).getByText('Begin')).toBeTruthy();
    expect(within(await card('Assessments', 'Handling laboratory work: practice log')).getByText('Submitted')).toBeTruthy();
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
