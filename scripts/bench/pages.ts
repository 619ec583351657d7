import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { DEMO_PASSWORD, amaraOsei } from '#fixtures/people.ts';
import type { Load } from './load.ts';

/** A page of the table. */
export interface BenchPage {
  readonly name: string;
  readonly path: string;
  /** Resolves when somebody could use it. */
  readonly usable: (page: Page) => Promise<unknown>;
  /** It is seen by somebody who is signed in. */
  readonly signedIn: boolean;
  /** What may travel before anybody touches it. */
  readonly budget: Partial<Load>;
}

/** Once React has taken the served page over. */
const takenOver = (page: Page): Promise<unknown> => page.locator('#root:not([data-served])').waitFor();

/** What any later route may transfer: room for features, so that a budget guards a page and does not shape its code. */
const LATER_ROUTE_KB = 290;

export const PAGES: readonly BenchPage[] = [
  {
    name: 'static page',
    path: '/static.html',
    usable: (page) => page.getByRole('button', { name: 'Sign in' }).waitFor(),
    signedIn: false,
    budget: {},
  },
  {
    name: 'sign-in',
    path: '/login',
    usable: takenOver,
    signedIn: false,
    budget: { jsKb: 138, cssKb: 12, requests: 6 },
  },
  {
    name: 'first signed-in page',
    path: '/',
    usable: (page) => page.getByRole('link', { name: 'Annual knowledge check' }).first().waitFor(),
    signedIn: true,
    budget: { jsKb: 235 },
  },
  {
    name: 'assessment',
    path: '/assessments/501',
    usable: (page) => page.getByRole('radio').first().waitFor(),
    signedIn: true,
    budget: { jsKb: LATER_ROUTE_KB },
  },
  {
    name: 'bookings',
    path: '/bookings',
    usable: (page) => page.getByRole('tab').first().waitFor(),
    signedIn: true,
    budget: { jsKb: LATER_ROUTE_KB },
  },
  {
    name: 'awards',
    path: '/awards',
    usable: (page) => page.getByRole('heading', { level: 3 }).first().waitFor(),
    signedIn: true,
    budget: { jsKb: LATER_ROUTE_KB },
  },
  {
    name: 'library',
    path: '/categories',
    usable: (page) => page.getByRole('link', { name: 'Radiography' }).waitFor(),
    signedIn: true,
    budget: { jsKb: LATER_ROUTE_KB },
  },
  {
    name: 'category',
    path: '/categories/201',
    usable: (page) => page.getByRole('link', { name: 'Cleaning the surgery' }).waitFor(),
    signedIn: true,
    budget: { jsKb: LATER_ROUTE_KB },
  },
  {
    name: 'modules',
    path: '/modules',
    usable: (page) => page.getByRole('link', { name: 'Choking' }).waitFor(),
    signedIn: true,
    budget: { jsKb: LATER_ROUTE_KB },
  },
  // A document is drawn by a library of its own, fetched when one is there (0234).
  {
    name: 'module',
    path: '/modules/717',
    usable: (page) => page.getByRole('button', { name: 'Send evidence' }).waitFor(),
    signedIn: true,
    budget: { jsKb: LATER_ROUTE_KB },
  },
  // Its diagram comes when it is opened.
  {
    name: 'collection',
    path: '/collections/301',
    usable: (page) => page.getByRole('heading', { level: 3 }).first().waitFor(),
    signedIn: true,
    budget: { jsKb: LATER_ROUTE_KB },
  },
  {
    name: 'search',
    path: '/search',
    usable: (page) => page.getByRole('heading', { level: 3 }).first().waitFor(),
    signedIn: true,
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

/** What is over its budget, in words. */
export const overBudget = ({ name, budget }: BenchPage, load: Load): readonly string[] =>
  (Object.entries(budget) as [keyof Load, number][])
    .filter(([what, most]) => load[what] > most)
    .map(([what, most]) => `${name}: ${what} is ${load[what]}, the budget is ${most}`);
