import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { DEMO_PASSWORD, amaraOsei } from '#fixtures/people.ts';

/** A page of the table. */
export interface BenchPage {
  readonly name: string;
  readonly path: string;
  /** Resolves when somebody could use it. */
  readonly usable: (page: Page) => Promise<unknown>;
  /** It is seen by somebody who is signed in. */
  readonly signedIn: boolean;
  /** Files of the build that it asks for by itself, beside the entry and what they import: their names. */
  readonly files: readonly string[];
  /** What may travel before anybody touches it: kB of 1,024 bytes, and how many files. */
  readonly budget: { readonly jsKb?: number; readonly cssKb?: number; readonly files?: number };
}

/** Once React has taken the served page over. */
const takenOver = (page: Page): Promise<unknown> => page.locator('#root:not([data-served])').waitFor();

/** What every page of somebody who is signed in asks for, and what every page but the first does. */
const SIGNED_IN = ['signed-in', 'start-realtime'];
const LATER = [...SIGNED_IN, 'common'];

/**
 * Fetched some seconds after a page stands, for when the line is lost (J-05): a slow machine meets it before the page
 * is usable.
 */
export const FETCHED_BY_TIME: readonly string[] = ['LostBar'];

/** What any later route may transfer: room for features, so that a budget guards a page and does not shape its code. */
const LATER_ROUTE_KB = 295;

export const PAGES: readonly BenchPage[] = [
  {
    name: 'static page',
    path: '/static.html',
    usable: (page) => page.getByRole('button', { name: 'Sign in' }).waitFor(),
    signedIn: false,
    files: [],
    budget: {},
  },
  {
    name: 'sign-in',
    path: '/login',
    usable: takenOver,
    signedIn: false,
    files: [],
    budget: { jsKb: 138, cssKb: 12, files: 3 },
  },
  {
    name: 'first signed-in page',
    path: '/',
    usable: (page) => page.getByRole('link', { name: 'Annual knowledge check' }).first().waitFor(),
    signedIn: true,
    files: SIGNED_IN,
    budget: { jsKb: 235 },
  },
  {
    name: 'assessment',
    path: '/assessments/501',
    usable: (page) => page.getByRole('radio').first().waitFor(),
    signedIn: true,
    files: [...LATER, 'WorkPage', 'AssessmentRoute', 'CheckDialog', 'PaletteSheet'],
    budget: { jsKb: LATER_ROUTE_KB },
  },
  {
    name: 'bookings',
    path: '/bookings',
    usable: (page) => page.getByRole('tab').first().waitFor(),
    signedIn: true,
    files: [...LATER, 'WorkPage', 'BookingsWithPayment', 'DatedFlow'],
    budget: { jsKb: LATER_ROUTE_KB },
  },
  {
    name: 'awards',
    path: '/awards',
    usable: (page) => page.getByRole('heading', { level: 3 }).first().waitFor(),
    signedIn: true,
    files: [...LATER, 'AwardsRoute'],
    budget: { jsKb: LATER_ROUTE_KB },
  },
  {
    name: 'library',
    path: '/categories',
    usable: (page) => page.getByRole('link', { name: 'Radiography' }).waitFor(),
    signedIn: true,
    files: [...LATER, 'LibraryRoute'],
    budget: { jsKb: LATER_ROUTE_KB },
  },
  {
    name: 'category',
    path: '/categories/201',
    usable: (page) => page.getByRole('link', { name: 'Cleaning the surgery' }).waitFor(),
    signedIn: true,
    files: [...LATER, 'CategoryWithContent'],
    budget: { jsKb: LATER_ROUTE_KB },
  },
  {
    name: 'modules',
    path: '/modules',
    usable: (page) => page.getByRole('link', { name: 'Choking' }).waitFor(),
    signedIn: true,
    files: [...LATER, 'ModulesRoute'],
    budget: { jsKb: LATER_ROUTE_KB },
  },
  // A document is drawn by a library of its own, fetched when one is there (0234).
  {
    name: 'module',
    path: '/modules/717',
    usable: (page) => page.getByRole('button', { name: 'Send evidence' }).waitFor(),
    signedIn: true,
    files: [...LATER, 'WorkPage', 'ModuleRoute'],
    budget: { jsKb: LATER_ROUTE_KB },
  },
  // Its diagram comes when it is opened.
  {
    name: 'collection',
    path: '/collections/301',
    usable: (page) => page.getByRole('heading', { level: 3 }).first().waitFor(),
    signedIn: true,
    files: [...LATER, 'CollectionWithContent'],
    budget: { jsKb: LATER_ROUTE_KB },
  },
  {
    name: 'search',
    path: '/search',
    usable: (page) => page.getByRole('heading', { level: 3 }).first().waitFor(),
    signedIn: true,
    files: [...LATER, 'SearchWithOrganisations'],
    budget: { jsKb: LATER_ROUTE_KB },
  },
];

/** Signs Amara in, as she would. */
export const signIn = async (page: Page, origin: string): Promise<void> => {
  await page.goto(`${origin}/login`);
  await takenOver(page);
  await page.getByLabel('Email address').fill(amaraOsei.email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('banner').waitFor();
};

/** The limit: the page of a build's sign-in form without its script; the same words, fonts and styles. */
export const staticPage = async (folder: string): Promise<string> =>
  (await readFile(`${folder}/login.html`, 'utf8')).replaceAll(/<script.*?<\/script>/gs, '');
