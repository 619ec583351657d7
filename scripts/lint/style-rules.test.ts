import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { leakingRules, readStyleRules, strayOverrides } from './style-rules.ts';

const inScreens = (rule: string): string =>
  `@layer screens {\n  .own { color: red; }\n\n  ${rule} { color: red; }\n}\n`;

const SHEETS: Readonly<Record<string, string>> = Object.fromEntries(
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => [join('src', file), readFileSync(join('src', file), 'utf8')]),
);

describe('a page styles only what is its own', () => {
  test.each([
    'input[type="checkbox"]:indeterminate',
    'table',
    '*',
    ':focus-visible',
    '#main',
    '[data-x]',
    'main .own',
    'body > .own',
    '.own,\n  h1',
    'html:has(table)',
    'a:not(.own)',
    ':is(h1, h2)',
  ])('refused: %s', (rule) => {
    expect(leakingRules(inScreens(rule))).toEqual([expect.objectContaining({ line: 4, layer: 'screens' })]);
  });

  test.each([
    '.own',
    'label.own',
    '.own input',
    '.own > h1, .own + h2',
    'html:has(.own)',
    ':is(.own, .other) p',
    '.own::after',
    '.own:not(.other)',
    '.own:is(a, b) > c',
  ])('allowed: %s', (rule) => {
    expect(leakingRules(inScreens(rule))).toEqual([]);
  });

  test('within a media query it is refused, too; comments, strings and steps of an animation are no rules', () => {
    expect(
      leakingRules('@layer screens {\n  @media (width < 30em) {\n    h1 { color: red; }\n  }\n}').map(
        ({ selector, line }) => `${line}: ${selector}`,
      ),
    ).toEqual(['3: h1']);
    expect(
      leakingRules(
        '@layer screens {\n  /* h1 { color: red; } */\n  .own::after { content: "} h1 {"; }\n  @keyframes turn { from { rotate: 0; } to { rotate: 1turn; } }\n}',
      ),
    ).toEqual([]);
  });

  test('the layers below may select elements', () => {
    expect(leakingRules(inScreens('h1').replace('screens', 'base'))).toEqual([]);
  });

  test('every style sheet of the app is read', () => {
    expect(Object.keys(SHEETS).length).toBeGreaterThan(50);
    expect(Object.entries(SHEETS).flatMap(([file, css]) => (readStyleRules(css).length === 0 ? [file] : []))).toEqual([
      'src/ui/styles/fonts.css',
    ]);
  });

  test('none of the app leaks', () => {
    expect(
      Object.entries(SHEETS).flatMap(([file, css]) =>
        leakingRules(css).map(({ selector, line }) => `${file}:${line} ${selector}`),
      ),
    ).toEqual([]);
  });
});

describe('what a narrow screen changes stands beside what a wide one has', () => {
  const WIDE = '@layer screens {\n  .own { padding-left: 4rem; }\n}';
  const NARROW =
    '@layer screens {\n  .other { color: red; }\n\n  @media (max-width: 30em) {\n    .other { color: blue; }\n\n    .own { padding-left: 0; }\n  }\n}';

  test('a rule of a media query without its rule is named, with file and line', () => {
    expect(strayOverrides({ 'wide.css': WIDE, 'narrow.css': NARROW })).toEqual(['narrow.css:7 .own']);
    expect(strayOverrides({ 'both.css': `${WIDE}\n${NARROW}` })).toEqual([]);
    expect(strayOverrides({ 'narrow.css': NARROW })).toEqual([]);
  });

  test('none of the app stands elsewhere', () => expect(strayOverrides(SHEETS)).toEqual([]));
});
