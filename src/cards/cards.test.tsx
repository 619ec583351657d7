// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { THUMBNAIL_HEIGHT } from '#contracts/constants.ts';
import type { BandItem, CollectionCard, DatedAssessmentCard, ModuleCard } from '#contracts/library/card.schema.ts';
import { OrganisationSettings } from '#contracts/organisations/settings.schema.ts';
import type { HomeBand } from '#machines/home/bands.ts';
import { ItemAsCard } from './ItemAsCard.tsx';

afterEach(cleanup);

const DAY = 86_400;
/** Monday, 2nd Mar '26, 9:00 am. */
const NOW = Date.UTC(2026, 2, 2, 9) / 1000;
const SETTINGS = OrganisationSettings.parse({ points_enabled: true, points_display: true });

const NEXT_IN: ReadonlyMap<number, string> = new Map([[8, 'Part 2']]);

const show = (item: BandItem, form: HomeBand['form'] = 'added', settings: Partial<OrganisationSettings> = {}) => {
  render(<ItemAsCard item={item} form={form} nowUnix={NOW} nextIn={NEXT_IN} settings={{ ...SETTINGS, ...settings }} />);
  return screen.getByRole('article');
};
const moduleCard = (rest: Partial<ModuleCard> = {}): ModuleCard => ({
  entity_id: 1,
  module_id: 7,
  module_type_key: 'VID',
  module_type_description: 'Video',
  title: 'Cleaning the surgery',
  status: 'pending',
  points: 10,
  thumbnail_url: 'thumbnails/601',
  ...rest,
});
const part = (module_id: number, status: string, last_viewed_at: number | null = null) => ({
  module_id,
  title: `Part ${module_id}`,
  status,
  last_viewed_at,
});
const collection = (rest: Partial<CollectionCard> = {}): CollectionCard => ({
  entity_id: 2,
  collection_id: 8,
  title: 'Infection Control Essentials',
  status: 'pending',
  modules: [part(1, 'completed', 5), part(2, 'pending'), part(3, 'pending')],
  collections: [],
  ...rest,
});
const assessment = (rest: Partial<DatedAssessmentCard> = {}): DatedAssessmentCard => ({
  assessment_id: 9,
  assessment_type_key: 'EXM',
  title: 'Final assessment',
  status: 'pending',
  ...rest,
});

const state = (article: HTMLElement, word: string) => {
  const found = screen.getByText(word).closest<HTMLElement>('.state');
  expect(article.contains(found)).toBe(true);
  return found?.className ?? '';
};

describe('M-19 to M-22: a collection', () => {
  test.each([
    [{ status: 'completed' }, 'Completed', 'ok', 'done'],
    [{ status: 'overdue', due_at: NOW - 18 * DAY }, "Overdue since 12th Feb '26", 'bad', 'overdue'],
    [{ status: 'expired', expires_at: NOW - 9 * DAY }, "Expired 21st Feb '26", 'bad', 'expired'],
    [{ status: 'exempt' }, 'Exempt', 'quiet', 'exempt'],
    [{}, '33% Complete', 'ink', 'progress'],
    // V11: nothing is half done at 0%.
    [{ modules: [part(1, 'pending', 5)] }, '0% Complete', 'ink', 'todo'],
    [{ modules: [part(1, 'pending')] }, 'Get Started', 'quiet', 'todo'],
  ])('M-19, M-21: %o is "%s"', (rest, word, tone, shape) => {
    const article = show(collection(rest));
    expect(state(article, word)).toContain(`state--tone-${tone}`);
    expect(article.querySelector(`.mk--${shape}`)).not.toBeNull();
  });

  test.each([
    ['due in 30 days', { due_at: NOW + 30 * DAY }, "Due 1st\u00A0Apr\u00A0'26"],
    ['due in 31 days', { due_at: NOW + 31 * DAY }, null],
    ['expires in 30 days', { expires_at: NOW + 30 * DAY }, "Expires 1st\u00A0Apr\u00A0'26"],
    ['expires in 31 days', { expires_at: NOW + 31 * DAY }, null],
  ])('M-20: %s', (_, rest, word) => {
    show(collection(rest));
    expect(screen.queryByText(/^(Due|Expires) /)?.textContent ?? null).toBe(word);
  });

  test('M-22, V-08: "Coming" with the publish date', () => {
    const article = show(collection({ published_at: NOW + 33 * DAY }));
    expect(screen.getByText("Coming 4th Apr '26").className).toBe('ribbon');
    expect(article.textContent).toContain('Not open yet');
  });

  test.each([
    [NOW, 'Opened today'],
    [NOW - 3 * DAY, "Opened 27th Feb '26"],
  ])('H16: a day says what it is the day of: %i, %s', (last_viewed_at, said) => {
    show(collection({ last_viewed_at }), 'started');
    expect(screen.getByText(said)).toBeTruthy();
  });

  test('where somebody stopped: the next part and the way', () => {
    const article = show(collection({ last_viewed_at: NOW - DAY }), 'started');
    expect(screen.getByText('Part 2')).toBeTruthy();
    expect(screen.getByText('Opened yesterday')).toBeTruthy();
    expect(article.querySelectorAll('.trail .w')).toHaveLength(1);
  });
});

describe('M-22 to M-29: a module', () => {
  test.each([
    [{ status: 'completed' }, 'Completed', 'ok'],
    [{ status: 'exempt' }, 'Exempt', 'quiet'],
    [{ status: 'expired', expires_at: NOW - DAY }, "Expired 1st Mar '26", 'bad'],
    [{ status: 'overdue', due_at: NOW - DAY }, "Overdue since 1st Mar '26", 'bad'],
    [{ status: 'pending' }, 'Pending', 'due'],
  ])('M-24: %o is "%s"', (rest, word, tone) =>
    expect(state(show(moduleCard(rest)), word)).toContain(`state--tone-${tone}`),
  );

  test('M-24: any other status is not shown', () =>
    expect(show(moduleCard({ status: 'archived' })).querySelector('.state')).toBeNull());

  test('M-23: Get Started if never viewed, otherwise Continue', () => {
    expect(show(moduleCard()).querySelector('.card__go')?.textContent).toBe('Get Started');
    cleanup();
    expect(show(moduleCard({ last_viewed_at: NOW })).querySelector('.card__go')?.textContent).toBe('Continue');
  });

  test('M-22: what is coming has the ribbon and invites nobody', () => {
    const article = show(moduleCard({ published_at: NOW + 1 }));
    expect(article.querySelector('.ribbon')?.textContent).toBe("Coming 2nd\u00A0Mar\u00A0'26");
    expect(article.querySelector('.card__go')).toBeNull();
  });

  test('M-25: 30 days warn, 31 do not', () => {
    show(moduleCard({ due_at: NOW + 30 * DAY }));
    expect(screen.getByText("Due 1st Apr '26")).toBeTruthy();
    cleanup();
    show(moduleCard({ due_at: NOW + 31 * DAY }));
    expect(screen.queryByText(/^Due/)).toBeNull();
  });

  test.each([
    ['in the size of a card', 'thumbnails/601', '/api/thumbnails/601/800/500/'],
    ['elsewhere, as it stands', 'https://pictures.example/601.jpg', 'https://pictures.example/601.jpg'],
    ['of the host, as it stands', '/pictures/601.jpg', '/pictures/601.jpg'],
    ['that is no thumbnail, below the API', 'files/7/view', '/api/files/7/view'],
  ])('M-29: a picture %s', (_, thumbnail_url, address) =>
    expect(show(moduleCard({ thumbnail_url })).querySelector('img')?.getAttribute('src')).toBe(address),
  );

  test('without a picture a figure', () => {
    const article = show(moduleCard({ thumbnail_url: null }));
    expect(article.querySelector('img')).toBeNull();
    expect(article.querySelector('.card__pic svg')).not.toBeNull();
  });

  test('V-06: the whole card is one link, one tab stop', () => {
    const article = show(moduleCard());
    expect([...article.querySelectorAll('a, button, [tabindex]')].map((one) => one.getAttribute('href'))).toEqual([
      '/modules/7',
    ]);
  });
});

test.each([
  ['thumbnails_modules_enabled', moduleCard()],
  ['thumbnails_collections_enabled', collection()],
  ['thumbnails_pages_enabled', { entity_id: 3, page_id: 3, title: 'Page' }],
  ['thumbnails_assessments_enabled', assessment()],
] as const)('M-27: pictures only with %s', (setting, item) => {
  expect(show(item).querySelector('.card__pic')).not.toBeNull();
  cleanup();
  expect(show(item, 'added', { [setting]: false }).querySelector('.card__pic')).toBeNull();
});

test('M-28: a picture is 140 px high', () => {
  const rem = /\.card__pic \{[^}]*height: ([\d.]+)rem/.exec(readFileSync('src/ui/lists/card/card.css', 'utf8'))?.[1];
  expect(Number(rem) * 16).toBe(THUMBNAIL_HEIGHT);
});

test('V-08: the ribbon stands without a picture too', () => {
  const article = show(moduleCard({ published_at: NOW + DAY }), 'added', { thumbnails_modules_enabled: false });
  expect(article.querySelector('.card__pic')).toBeNull();
  expect(article.querySelector('.ribbon')).not.toBeNull();
});

describe('H14: banner and thumbnail do not depend on each other or on the band', () => {
  const late = { status: 'overdue', due_at: NOW - 18 * DAY } as const;
  const pictured = { module_id: 1, title: 'Hand hygiene', thumbnail_url: 'thumbnails/601', assessable: true } as const;
  test.each([
    ['added', moduleCard(), 'Get Started'],
    ['late', moduleCard({ ...late, last_viewed_at: NOW }), 'Continue'],
  ] as const)('M-23: a module of the band "%s" keeps its banner without a picture', (form, item, banner) => {
    const article = show(item, form, { thumbnails_modules_enabled: false });
    expect(article.querySelector('.card__pic')).toBeNull();
    expect(article.querySelector('.card__go')?.textContent).toBe(banner);
  });

  test('M-23: a module with a date has its banner on its picture', () =>
    expect(show(moduleCard(late), 'late').querySelector('.card__pic .card__go')?.textContent).toBe('Get Started'));

  test.each([
    ['thumbnails_modules_enabled', moduleCard(late), 'late'],
    ['thumbnails_collections_enabled', collection({ due_at: NOW + 3 * DAY, thumbnail_url: 'thumbnails/602' }), 'soon'],
    [
      'thumbnails_assessments_enabled',
      assessment({ status: 'expired', expires_at: NOW - 2 * DAY, module: pictured }),
      'late',
    ],
    [
      'thumbnails_assessments_enabled',
      assessment({ status: 'completed', expires_at: NOW + 2 * DAY, module: pictured }),
      'soon',
    ],
  ] as const)('M-26, M-27: a card with a date has a picture with %s, and none without', (setting, item, form) => {
    expect(show(item, form).querySelector('.dated .card__pic')).not.toBeNull();
    cleanup();
    expect(show(item, form, { [setting]: false }).querySelector('.dated .card__pic')).toBeNull();
  });

  test('V46: no figure is drawn in a band of dates, only in the others', () => {
    const bare = moduleCard({ ...late, thumbnail_url: null });
    expect(show(bare, 'late').querySelector('.card__pic')).toBeNull();
    cleanup();
    expect(show(bare, 'added').querySelector('.card__pic')).not.toBeNull();
  });
});

describe('M-30: an assessment', () => {
  const parent = { module_id: 1, title: 'Hand hygiene', assessable: false };
  test.each([
    ['Passed', { status: 'completed' }, 'ok'],
    ['Submitted', { status: 'review' }, 'bad'],
    ['Pending', { assessment_type_key: 'EXT' }, 'due'],
    ['Begin', {}, 'due'],
    ['Not Available', { module: parent }, 'quiet'],
  ] as const)('%s', (word, rest, tone) => expect(state(show(assessment(rest)), word)).toContain(`state--tone-${tone}`));

  test.each(['Failed', 'Expired', 'Overdue'] as const)('C-24: %s stands beside what it offers', (word) => {
    const article = show(assessment({ status: word.toLowerCase() as 'failed' }));
    expect(state(article, word)).toContain('state--tone-bad');
    // V33: what is offered looks the same, whatever stands beside it.
    expect(state(article, 'Begin')).toContain('state--tone-due');
  });

  test.each(['Locked', 'Exempt'] as const)('C-24: %s offers nothing', (word) => {
    show(assessment({ status: word.toLowerCase() as 'locked' }));
    expect(screen.getByText(word)).toBeTruthy();
    expect(screen.queryByText('Begin')).toBeNull();
  });

  test('C-25, M-17: optional, and its link', () => {
    const article = show(assessment({ detached: true }));
    expect(screen.getByText('Optional')).toBeTruthy();
    expect(article.querySelector('a')?.getAttribute('href')).toBe('/assessments/9');
  });
});

describe('cards of the two bands of dates', () => {
  test.each([
    [
      '18 days ago',
      moduleCard({ status: 'overdue', due_at: NOW - 18 * DAY }),
      'late',
      '18days ago',
      "Overdue since 12th Feb '26",
    ],
    ['1 day ago', moduleCard({ status: 'expired', expires_at: NOW - DAY }), 'late', '1day ago', "Expired 1st Mar '26"],
    ['today', moduleCard({ status: 'overdue', due_at: NOW - 3600 }), 'late', 'Today', "Overdue since 2nd Mar '26"],
    [
      '19 days left',
      moduleCard({ status: 'completed', expires_at: NOW + 19 * DAY - 60 }),
      'soon',
      '19days left',
      "Expires 21st Mar '26",
    ],
    ['30 days left', collection({ due_at: NOW + 30 * DAY }), 'soon', '30days left', "Due 1st Apr '26"],
    [
      'an assessment',
      assessment({ status: 'expired', expires_at: NOW - 2 * DAY }),
      'late',
      '2days ago',
      "Expired 28th Feb '26",
    ],
    [
      'an assessment that expires',
      assessment({ status: 'completed', expires_at: NOW + 2 * DAY }),
      'soon',
      '2days left',
      "Expires 4th Mar '26",
    ],
  ] as const)('%s', (_, item, form, figure, word) => {
    const article = show(item, form);
    expect(article.querySelector('.dated__n')?.textContent).toBe(figure);
    expect(screen.getByText(word)).toBeTruthy();
    expect(article.querySelectorAll('a')).toHaveLength(1);
  });

  test('without a date the state stands alone, with its marker', () => {
    const article = show(assessment({ status: 'overdue' }), 'late');
    expect(article.querySelector('.ruler')).toBeNull();
    expect(state(article, 'Overdue')).toContain('state--overdue');
    expect(article.querySelector('.mk--overdue')).not.toBeNull();
  });
});
