// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageOf, summaryOf } from './page.ts';
import type { Picture, StateRecord } from './records.ts';

const SCRIPT = readFileSync('scripts/gallery/gallery.js', 'utf8');

const picture = (file: string, findings: Picture['findings'] = []): Picture => ({
  file,
  width: 390,
  height: 844,
  theme: 'dark',
  findings,
});

const record = (id: string, more: Partial<StateRecord> = {}): StateRecord => ({
  area: 'session',
  flow: 'session/login',
  id,
  description: 'Nobody is signed in.',
  items: ['A-32'],
  hasScreen: true,
  missing: null,
  pictures: [picture(`pictures/session/login/${id}-390-dark.png`)],
  path: ['nothing remembered', 'submitted', 'signIn: the call failed'],
  shortest: ['nothing remembered', 'submitted'],
  ...more,
});

const FOUND = record('login.choosing', {
  description: 'A link is somebody else’s.',
  items: ['A-40'],
  pictures: [picture('pictures/b.png', [{ rule: 'color-contrast', target: '.a > b', help: 'Fix' }])],
});
const PASSED = record('login.remembering', {
  hasScreen: false,
  pictures: [],
  path: [],
  shortest: [],
  missing: 'No screen shows it: the device answers at once.',
});
const RECORDS = [
  record('login.signedOut'),
  FOUND,
  PASSED,
  record('taking.answering', { area: 'assessments', flow: 'assessments/taking' }),
];

/** The page in the document of the test, with its script. */
const open = (html: string) => {
  const { head, body } = new DOMParser().parseFromString(html, 'text/html');
  document.head.replaceChildren(...head.childNodes);
  document.body.replaceChildren(...body.childNodes);
  // eslint-disable-next-line typescript/no-implied-eval -- a plain script is run as a page runs it
  new Function(SCRIPT)();
  const type = (text: string): void => {
    const search = document.querySelector<HTMLInputElement>('#search');
    if (search === null) throw new Error('There is no search field.');
    search.value = text;
    search.dispatchEvent(new Event('input'));
  };
  return {
    type,
    onlyFound: () => document.querySelector<HTMLInputElement>('#found')?.click(),
    shown: () =>
      [...document.querySelectorAll('article[data-text]:not([hidden]) h3')].map(({ textContent }) => textContent),
    count: () => document.querySelector('#count')?.textContent,
  };
};

test('shows each state with its description, items, path and pictures, by area and state chart', () => {
  open(pageOf(RECORDS, null));
  expect([...document.querySelectorAll('nav > ul > li')].map((area) => area.textContent)).toEqual([
    'sessionlogin 3',
    'assessmentstaking 1',
  ]);
  const state = document.getElementById('session/login/login.signedOut');
  expect(state?.querySelector('p')?.textContent).toBe('Nobody is signed in.');
  expect(state?.querySelector('.items')?.textContent).toBe('A-32');
  const paths = [...(state?.querySelectorAll('details') ?? [])].map((one) =>
    [...one.querySelectorAll('summary, li')].map(({ textContent }) => textContent),
  );
  expect(paths).toEqual([
    ['Shortest path: 1 step from “nothing remembered”', 'starts from: nothing remembered', 'submitted'],
    [
      'Pictures taken after: 2 steps from “nothing remembered”',
      'starts from: nothing remembered',
      'submitted',
      'signIn: the call failed',
    ],
  ]);
  const image = state?.querySelector('img');
  expect(image?.getAttribute('src')).toBe('pictures/session/login/login.signedOut-390-dark.png');
  expect(image?.getAttribute('alt')).toBe('login.signedOut, 390 px, dark');
  expect(image?.getAttribute('loading')).toBe('lazy');
});

test('tells one path where the pictures were taken on the shortest', () => {
  open(pageOf([record('login.signedOut', { path: ['nothing remembered', 'submitted'] })], null));
  expect([...document.querySelectorAll('summary')].map(({ textContent }) => textContent)).toEqual([
    'Shortest path: 1 step from “nothing remembered”',
  ]);
});

test('says what axe found, and why a state has no picture', () => {
  open(pageOf(RECORDS, null));
  expect(document.getElementById('session/login/login.signedOut')?.textContent).toContain('axe found nothing.');
  expect(document.getElementById('session/login/login.choosing')?.querySelector('.found li')?.textContent).toBe(
    'color-contrast: 1 element at 390 px, dark: .a > b',
  );
  expect(document.getElementById('session/login/login.remembering')?.textContent).toContain(
    'No picture. No screen shows it: the device answers at once.',
  );
  expect(summaryOf(RECORDS)).toBe('3 of 4 states with pictures; axe found something in 1.');
});

test('searches names, items and descriptions, and says how many states are left', () => {
  const page = open(pageOf(RECORDS, null));
  expect(page.count()).toBe('4 states');
  page.type('LOGIN a-32');
  expect(page.shown()).toEqual(['login.signedOut', 'login.remembering']);
  expect(page.count()).toBe('2 of 4 states');
  page.type('somebody else');
  expect(page.shown()).toEqual(['login.choosing']);
  expect(
    [...document.querySelectorAll('main > section:not([hidden]) h2')].map(({ textContent }) => textContent),
  ).toEqual(['session/login']);
  page.type('');
  page.onlyFound();
  expect(page.shown()).toEqual(['login.choosing']);
});

test('lists what is other than in an older gallery, side by side', () => {
  const changed = {
    flow: 'session/login',
    id: 'login.signedOut',
    picture: picture('pictures/a.png'),
    before: 'before/a.png',
    difference: 'difference/a.png',
    pixels: 42,
  };
  const { shown } = open(pageOf(RECORDS, { changed: [changed], added: ['session/login: login.new'], vanished: [] }));
  const section = document.querySelector('main > section');
  expect(section?.querySelector('p')?.textContent).toBe('1 picture changed, 1 new state, 0 vanished states.');
  expect(section?.querySelector('li')?.textContent).toBe('session/login: login.new');
  expect([...(section?.querySelectorAll('img') ?? [])].map((image) => image.getAttribute('src'))).toEqual([
    'before/a.png',
    'pictures/a.png',
    'difference/a.png',
  ]);
  expect(section?.textContent).toContain('390 px, dark: 42 pixels differ.');
  // The search is about states.
  expect(shown()).toHaveLength(4);
});

test('takes every text as text, and runs no script of its own', () => {
  const hostile = `<img src=x onerror="alert('1')">`;
  open(pageOf([record('login.signedOut', { description: hostile, path: [hostile] })], null));
  expect(document.querySelectorAll('img')).toHaveLength(1);
  expect(document.querySelector('article p')?.textContent).toBe(hostile);
  expect(
    [...document.querySelectorAll('script')].map((script) => [script.textContent, script.getAttribute('src')]),
  ).toEqual([['', 'gallery.js']]);
  expect(document.querySelectorAll('[style], [onclick]')).toHaveLength(0);
});
