// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DrivenLocator } from '#e2e/there/driver/driven-locator.ts';
import { expect as see } from '#e2e/there/host/expect.ts';

/** jsdom lays nothing out: what has not `hidden` has a place here, and lies over nothing. */
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 10, 10));
  document.elementFromPoint = () => hit();
});
let hit: () => Element | null = () => null;
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(document, 'elementFromPoint');
  document.body.replaceChildren();
});

const page = new DrivenLocator(() => document, '');
const show = (html: string): void => {
  document.body.innerHTML = html;
};
const soon = see.configure({ timeout: 40 });
const reasonOf = (asserted: Promise<void>): Promise<unknown> =>
  asserted.then(
    () => null,
    (error: unknown) => (error as Error).message,
  );

describe('locators find what those of Playwright find', () => {
  test('by role, label and text, within one another, either of two, and the nth', () => {
    show(
      '<main><h1>Bookings</h1><form><label>Email <input type="email"></label><button>Send</button></form><p role="alert">Sorry, <b>no</b></p><p role="alert"></p></main>',
    );
    const found = (locator: DrivenLocator): readonly string[] => locator.all().map(({ tagName }) => tagName);
    expect(found(page.getByRole('heading', { level: 1 }))).toEqual(['H1']);
    expect(found(page.getByRole('main').getByLabel('Email'))).toEqual(['INPUT']);
    expect(found(page.locator('form').getByRole('button', { name: 'Send', exact: true }))).toEqual(['BUTTON']);
    expect(found(page.getByRole('button', { name: 'Sen', exact: true }))).toEqual([]);
    expect(found(page.getByRole('alert').filter({ hasText: /\S/ }))).toEqual(['P']);
    expect(found(page.getByRole('form').or(page.getByText('Bookings')))).toEqual(['H1']);
    expect(found(page.locator('form').filter({ has: page.getByRole('button') }))).toEqual(['FORM']);
    expect(page.getByRole('alert').nth(1).one().textContent).toBe('');
  });

  test('one element is asked for, so that none and two are told', () => {
    show('<button>One</button><button>Two</button>');
    expect(() => page.getByRole('button').one()).toThrow('2 elements are found by');
    expect(() => page.getByRole('link').one()).toThrow('Nothing is found by');
  });
});

describe('assertions hold as those of Playwright do', () => {
  test('they are tried until they hold, and then say what was found', async () => {
    show('<h1>Loading</h1>');
    setTimeout(() => show('<h1> Sign  in </h1>'), 30);
    await see(page.getByRole('heading')).toHaveText('Sign in');
    expect(await reasonOf(soon(page.getByRole('heading')).toHaveText('Home'))).toContain(
      'toHaveText("Home") does not hold, found " Sign  in ".',
    );
  });

  test('what is not there is neither so nor not so, but for being seen and counted', async () => {
    show('<p>Here</p>');
    expect(await reasonOf(soon(page.getByRole('button')).not.toHaveAttribute('aria-disabled'))).toContain(
      'Nothing is found',
    );
    await soon(page.getByRole('button')).not.toBeVisible();
    await soon(page.getByRole('button')).toHaveCount(0);
    expect(await reasonOf(soon(page.getByText('Here')).toHaveCount(0))).toContain(
      'toHaveCount(0) does not hold, found 1.',
    );
  });

  test('texts of several, values, attributes, names, and whether it can be pressed', async () => {
    show(
      '<i>one</i><i>two</i><input aria-label="Score" value="80"><button aria-disabled="true" aria-describedby="why">Send</button><p id="why">Choose a file first</p>',
    );
    await soon(page.locator('i')).toHaveText(['one', /^t/]);
    expect(await reasonOf(soon(page.locator('i')).toHaveText([]))).toContain('does not hold');
    await soon(page.getByLabel('Score')).toHaveValue('80');
    await soon(page.getByRole('button')).toHaveAccessibleDescription('Choose a file first');
    await soon(page.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
    await soon(page.getByRole('button')).toBeDisabled();
    await soon(page.getByLabel('Score')).not.toBeFocused();
  });

  test('a block passes as a whole, and a value is polled', async () => {
    let looks = 0;
    await see(() => {
      looks += 1;
      return looks > 2 ? Promise.resolve() : Promise.reject(new Error('not yet'));
    }).toPass({ intervals: [1], timeout: 1000 });
    expect(looks).toBe(3);
    await see.poll(() => (looks += 1), { intervals: [1] }).toBeGreaterThan(5);
  });
});

describe('actions are those of a pointer and a keyboard', () => {
  test('a field is written anew, and a button pressed once nothing lies over it', async () => {
    const pressed: string[] = [];
    show('<input aria-label="Name" value="old"><button>Send</button><div id="veil"></div>');
    const button = document.querySelector('button');
    button?.addEventListener('click', () => pressed.push(document.querySelector('input')?.value ?? ''));
    hit = () => document.querySelector('input');
    await page.getByLabel('Name').fill('new');
    hit = () => document.querySelector('#veil');
    setTimeout(() => {
      expect(pressed).toEqual([]);
      hit = () => button;
    }, 50);
    await page.getByRole('button').click();
    expect(pressed).toEqual(['new']);
  });

  test('a box is set, and is left alone where it is set already', async () => {
    show('<input type="checkbox" aria-label="Yes">');
    const box = document.querySelector('input')!;
    hit = () => box;
    await page.getByRole('checkbox').check();
    await page.getByRole('checkbox').check();
    await soon(page.getByRole('checkbox')).toBeChecked();
    expect(box.checked).toBe(true);
    await page.getByRole('checkbox').setChecked(false);
    await soon(page.getByRole('checkbox')).toBeChecked({ checked: false });
  });
});
