// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { moiraKane } from '#fixtures/colleagues.ts';
import { amaraOsei, helenCho, lukeFenwick, priyaNair } from '#fixtures/people.ts';
import { browserOutbox } from '#persistence/persistence.ts';
import { amara, amaraWithNothingSentBack, route, settled, sign } from './testing/home-parts.ts';
import { openDoor, openHome, TODAY } from './testing/open-home.tsx';

afterEach(cleanup);

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
    expect(link?.getAttribute('href') ?? null).toBe(shown ? '/profile/security/two-factor?from=%2F' : null);
  });

  test('V46: what comes next stands first; then the prompt, the bands, and the welcome of the organisation', async () => {
    await openHome(await amara(), { settings: { two_fa_prompt: true, welcome_enabled: true } });
    await sign();
    const order = ['.sign', '.note', '.bands', '.welcome', '.explore'].map((one) =>
      document.querySelector(`main ${one}`),
    );
    for (const [at, element] of order.slice(1).entries())
      expect(element && order[at]?.compareDocumentPosition(element)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('L-03: the welcome block with its illustration, its text cleaned', async () => {
    await openHome(await amara(), { settings: { welcome_text: '<p>Start <b>here</b>.</p><script>alert(1)</script>' } });
    const block = screen.getByRole('region', { name: 'Good to have you at the chairside' });
    expect(within(block).getByText('here')).toBeTruthy();
    expect(block.innerHTML).not.toContain('script');
    expect(
      block.querySelector('.contours')?.getAttribute('preserveAspectRatio'),
      'V14: where the picture is low it is cut below, not at the flag',
    ).toBe('xMidYMin slice');
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
  test('H6: what a reviewer sent back comes first, and says so', async () => {
    await openHome(await amara());
    const next = await sign();
    expect(within(next).getByRole('heading').textContent).toBe('Waste segregation: your practice plan');
    expect(within(next).getByText('Assessment. Your reviewer sent it back.')).toBeTruthy();
    expect(
      within(next)
        .getByRole('link', { name: 'See what to change: Waste segregation: your practice plan' })
        .getAttribute('href'),
    ).toBe('/assessments/503');
  });

  test('H2: what was submitted on this device and has no reply is no next step', async () => {
    const door = await amara();
    const address = { userId: amaraOsei.id, kind: 'assessment', name: '1/503' };
    browserOutbox().put(address, {
      stage: 'left',
      title: 'Waste segregation: your practice plan',
      confirmedAtMs: TODAY,
      input: {},
    });
    await openHome(door);
    expect(within(await sign()).getByRole('heading').textContent).toBe('Water lines and legionella');
    act(() => browserOutbox().remove(address));
    await waitFor(async () =>
      expect(within(await sign()).getByRole('heading').textContent).toBe('Waste segregation: your practice plan'),
    );
  });

  test('Brightwater: the first step towards what is longest overdue, and what it opens', async () => {
    await openHome(await amaraWithNothingSentBack());
    const next = await sign();
    expect(within(next).getByRole('heading').textContent).toBe('Water lines and legionella');
    expect(
      within(next).getByText("Video. It leads to Sharps and Splash Injuries, overdue since 12th Feb '26."),
    ).toBeTruthy();
    expect(
      within(next).getByRole('link', { name: 'Get Started: Water lines and legionella' }).getAttribute('href'),
    ).toBe('/modules/706');
    expect(
      within(next).getByRole('link', { name: 'Infection Control Essentials, 50% Complete' }).getAttribute('href'),
    ).toBe('/collections/301');
    const nodes = within(route())
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
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
    expect(within(next).getByRole('link', { name: 'Continue: Safe on the quay' }).getAttribute('href')).toBe(
      '/modules/862',
    );
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
    await openHome(await amaraWithNothingSentBack(), { settings: { user_hide_progress: true } });
    expect(within(await sign()).getByRole('link', { name: 'Infection Control Essentials' })).toBeTruthy();
    await settled();
    expect(document.body.textContent).not.toContain('% Complete');
  });

  test('Luke: nothing is assigned, and what to do until then', async () => {
    await openHome(await openDoor(lukeFenwick.email), { organisationId: 12 });
    expect(await screen.findByRole('heading', { name: 'Nothing is assigned to you yet' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open Library' }).getAttribute('href')).toBe('/categories');
    expect(screen.queryByText(/items?$/)).toBeNull();
    // V12: a map on which nothing is walked yet.
    expect(document.querySelector('.ownmap .tr-here')).not.toBeNull();
    expect(document.querySelector('.ownmap')?.textContent).toBe('');
  });

  test('everything done says so', async () => {
    const door = await openDoor(lukeFenwick.email);
    await door.backend.write(async (db) => {
      const row = db.tables.user_entities.first(({ organisation_id }) => organisation_id === 12);
      if (row !== undefined)
        await db.tables.user_entities.insert({
          ...row,
          user_entity_id: 1,
          user_id: lukeFenwick.id,
          status: 'completed',
          assigned_at: Math.floor(door.backend.nowMs() / 1000),
        });
    });
    await openHome(door, { organisationId: 12 });
    expect(await screen.findByRole('heading', { name: 'Everything is done' })).toBeTruthy();
    expect(screen.getByText(/^1 item completed/)).toBeTruthy();
    expect(document.querySelector('.ownmap .tr-flag')).toBeNull();
  });

  test('H1: training that stands in no band is the next step all the same', async () => {
    const door = await openDoor('mei.jowett@demo.example');
    await openHome(door, { organisationId: 81 });
    expect(within(await sign()).getByRole('heading').textContent).toBe('Music on the corridor');
  });

  test('0126: what is open and cannot be done now is no "Everything is done"', async () => {
    const door = await openDoor(lukeFenwick.email);
    await door.backend.write(async (db) => {
      const taken =
        db.tables.user_assessments.all().find(({ organisation_id }) => organisation_id === 12) ??
        db.tables.user_assessments.all()[0];
      if (taken !== undefined)
        await db.tables.user_assessments.insert({
          ...taken,
          user_assessment_id: 1,
          user_id: lukeFenwick.id,
          organisation_id: 12,
          status: 'review',
        });
    });
    await openHome(door, { organisationId: 12 });
    expect(await screen.findByRole('heading', { name: 'Nothing to do right now' })).toBeTruthy();
    expect(screen.getByText('1 piece of your work is with a reviewer or tutor.')).toBeTruthy();
  });

  test('B-10: an archived account has nothing to do, and asks for nothing', async () => {
    const door = await amara();
    await openHome(door, { profile: { archived_at: 1 } });
    expect(screen.queryByRole('region', { name: 'What to do next' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Explore' })).toBeNull();
    expect((await door.demo.log()).map(({ call }) => call)).toEqual(['getMe']);
  });
});

describe('V17: what waits for a reviewer', () => {
  test('is a stop of its own, with how much and how long', async () => {
    await openHome(await openDoor(priyaNair.email));
    const stop = within(await screen.findByRole('region', { name: 'To review' }));
    expect(stop.getByRole('link', { name: /^Review \d+ pieces of evidence$/ }).getAttribute('href')).toBe('/evidence');
    expect(stop.getByText(/^The oldest has been waiting for \d+ days$/)).toBeTruthy();
  });

  test('a learner has none, and nobody asks', async () => {
    const door = await amara();
    await openHome(door);
    await settled();
    expect(screen.queryByRole('region', { name: 'To review' })).toBeNull();
    expect((await door.demo.log()).map(({ call }) => call)).not.toContain('listEvidence');
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

test('L-11: Explore, in the organisation’s own words', async () => {
  await openHome(await openDoor(helenCho.email), { organisationId: 81 });
  const block = screen.getByRole('region', { name: 'Explore' });
  expect(
    within(block)
      .getAllByRole('link')
      .map((link) => [link.getAttribute('href'), link.querySelector('b')?.textContent]),
  ).toEqual([
    ['/categories', 'Learning'],
    ['/search', 'Find'],
  ]);
});
