import { describe, expect, test } from 'vitest';
import type { Profile } from '#contracts/profile/profile.schema.ts';
import { moiraKane } from '#fixtures/colleagues.ts';
import { amaraOsei, lukeFenwick } from '#fixtures/people.ts';
import { handClock, house, type House } from '../testing/visit.ts';

interface Card {
  readonly title: string;
  readonly status?: string;
  readonly module_id?: number;
  readonly collection_id?: number;
  readonly page_id?: number;
  readonly modules?: readonly { readonly status: string | null; readonly last_viewed_at: number | null }[];
  readonly prerequisites?: readonly {
    readonly title: string;
    readonly completed: boolean;
    readonly prerequisites?: readonly { readonly title: string }[];
  }[];
}

const signedIn = async (email: string = amaraOsei.email) => {
  const { now } = handClock();
  const visitor = await house({ now });
  await visitor.demo.as(email);
  return visitor;
};
const band = async (visitor: House, id: string | number, org = 1) =>
  (await visitor.get(`organisations/${org}/bands/${id}`)).body as readonly Card[];
const titles = (cards: readonly Card[]) => cards.map(({ title }) => title);

describe('L-05: the default bands of the person in the organisation', () => {
  test('jump_back_in: viewed and not completed, newest first', async () => {
    const cards = await band(await signedIn(), 'jump_back_in');
    expect(titles(cards).slice(0, 3)).toEqual([
      'Decontamination of instruments',
      'Infection Control Essentials',
      'Justifying an exposure: IRMER for dental teams',
    ]);
    expect(new Set(cards.map(({ status }) => status))).toEqual(new Set(['pending', 'overdue']));
  });

  test('overdue_expired: longest past first, assessments with them', async () => {
    const cards = await band(await signedIn(), 'overdue_expired');
    expect(titles(cards)).toEqual([
      'Sharps and Splash Injuries',
      'Safeguarding Adults and Children, Level 2',
      'Basic Life Support: annual update',
      'Basic Life Support: knowledge check',
      'Fire Safety in the Practice',
      'Safeguarding: recording a concern',
    ]);
  });

  test('M-20, M-25: expiring_soon ends with the thirtieth day, the thirty-first is out', async () => {
    const visitor = await signedIn();
    const soon = titles(await band(visitor, 'expiring_soon'));
    expect(soon.at(-1)).toBe('Local anaesthesia logbook');
    expect(soon).not.toContain('Scope of practice: what a nurse may do');
    await visitor.demo.clock.advance('1d');
    expect(titles(await band(visitor, 'expiring_soon'))).toContain('Scope of practice: what a nurse may do');
  });

  test('recently_added: what came within thirty days, newest first; what is still to be published with it (M-22)', async () => {
    expect(titles(await band(await signedIn(), 'recently_added'))).toEqual([
      'Medical Emergencies: the first five minutes',
      'Fluoride varnish: consent and application',
    ]);
  });

  test('a day that passes on the virtual clock makes overdue what was due', async () => {
    const visitor = await signedIn();
    await visitor.demo.clock.advance('26d');
    const overdue = await band(visitor, 'overdue_expired');
    expect(overdue.find(({ title }) => title === 'Water lines and legionella')?.status).toBe('overdue');
    expect(overdue.find(({ title }) => title === 'Data Protection Refresher')?.status).toBe('expired');
    expect(titles(await band(visitor, 'expiring_soon'))).not.toContain('Water lines and legionella');
  });

  test('what is not published yet is in no band of what to do', async () => {
    const visitor = await signedIn();
    await visitor.demo.clock.advance('3d');
    for (const id of ['jump_back_in', 'overdue_expired', 'expiring_soon'])
      expect(titles(await band(visitor, id))).not.toContain('Infection Control for Domiciliary Care');
  });

  test('another organisation, another person', async () => {
    expect(titles(await band(await signedIn(), 'overdue_expired', 81))).toEqual(['Hand care on a night shift']);
    expect(titles(await band(await signedIn(moiraKane.email), 'jump_back_in', 12)).slice(0, 2)).toEqual([
      'Safe on the quay',
      'Volunteer Basics',
    ]);
    for (const id of ['jump_back_in', 'overdue_expired', 'expiring_soon', 'recently_added'])
      expect(await band(await signedIn(lukeFenwick.email), id, 12)).toEqual([]);
  });
});

describe('L-06, L-07: bands of an organisation', () => {
  test('the types of the conditions, and no other; twelve at most', async () => {
    const own = await band(await signedIn(), 91);
    expect(own).toHaveLength(12);
    expect(own.every(({ module_id, collection_id }) => module_id !== undefined || collection_id !== undefined)).toBe(
      true,
    );
    expect((await band(await signedIn(), 92, 81)).map(({ page_id }) => page_id)).toEqual([154]);
  });

  test('the profile names them, a default band that is hidden among them', async () => {
    const visitor = await signedIn(moiraKane.email);
    const { organisations } = (await visitor.get('me')).body as Profile;
    expect(organisations[0]?.settings.bands).toEqual([
      { id: 'recently_added', title: 'Recently Added', hidden: true, conditions: [{ entity_type_id: 1 }] },
    ]);
  });

  test('a band of another organisation, an unknown one, and an organisation of others are 404', async () => {
    const visitor = await signedIn();
    for (const path of [
      'organisations/1/bands/92',
      'organisations/1/bands/constructor',
      'organisations/12/bands/jump_back_in',
    ])
      expect((await visitor.get(path)).status).toBe(404);
  });
});

describe('what a card says', () => {
  test('M-21: the parts of a collection with their status', async () => {
    const [, essentials] = await band(await signedIn(), 'jump_back_in');
    expect(essentials?.modules?.map(({ status }) => status)).toEqual([
      'completed',
      'completed',
      'completed',
      'completed',
      'pending',
      'pending',
      'pending',
      'pending',
    ]);
  });

  test('N-08: what has to be completed first, down the chain', async () => {
    const [sharps] = await band(await signedIn(), 'overdue_expired');
    expect(sharps?.prerequisites).toMatchObject([
      {
        title: 'Spillages and sharps bins',
        completed: false,
        prerequisites: [{ title: 'Water lines and legionella' }],
      },
    ]);
  });

  test('C-05: a circle is cut; whoever is exempt from something does not wait for it', async () => {
    const irmer = (await band(await signedIn(), 'jump_back_in')).find(({ module_id }) => module_id === 709);
    expect(irmer?.prerequisites).toMatchObject([{ title: 'Positioning holders and beam alignment', completed: true }]);
    expect(JSON.stringify(irmer).length).toBeLessThan(1500);
  });
});
