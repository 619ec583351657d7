import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const SHEETS = globSync('src/{ui,app,features}/**/*.css').map((file) => readFileSync(file, 'utf8'));
/** What holds in every width. */
const OPENER = readFileSync('mocks/browser/opener.ts', 'utf8').replaceAll(/^@media.*$/gm, '');

/** What stands at the foot of the window: `.selbar { position: fixed; inset: auto 0 0; … }`. */
const bars = (css: string): readonly string[] =>
  [...css.matchAll(/\.([\w-]+)\s*\{([^{}]*)\}/g)].flatMap(([, name = '', rules = '']) =>
    /position: fixed;/.test(rules) && /inset: auto 0 0;/.test(rules) ? [name] : [],
  );

/** The one bar whose room is reserved under the name of another: `.is-exam.has-actbar`. */
const ROOM_OF: Readonly<Record<string, string>> = { xbar: 'actbar' };

test('the foot of the demo lies under no bar: its page reserves room, or the opener does (T23)', () => {
  const found = new Set(SHEETS.flatMap(bars));
  expect(found.size).toBeGreaterThan(4);
  const reserved = (name: string): boolean =>
    SHEETS.some((css) =>
      [...css.matchAll(/([^{}]*)\{([^{}]*)\}/g)].some(
        ([, selector = '', rules = '']) =>
          new RegExp(`\\.has-${name}\\b|^(?!.*html).*:has\\([^)]*\\.${name}\\b`, 'm').test(selector) &&
          /padding-bottom: [1-9]/.test(rules),
      ),
    );
  const byOpener = (name: string): boolean => new RegExp(`body:has\\([^)]*\\.${name}\\b`).test(OPENER);
  expect([...found].filter((name) => !reserved(ROOM_OF[name] ?? name) && !byOpener(name))).toEqual([]);
});
