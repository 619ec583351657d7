import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { keyFault } from './key-handlers.ts';

/** Files that handle keys and ask for none of them, or that load nothing of the app, and why. */
const DECIDED: Readonly<Record<string, string>> = {
  'src/ui/actions/keys/pressed-key.ts': 'the helper',
  'src/ui/actions/menu/Menu.tsx': 'passes on to use-menu.ts',
  'src/ui/inputs/touched/on-first-touch.ts': 'any key is a touch',
  'src/app/shell/use-late-scroll-position.ts': 'any key is a move',
  'src/instruments/shell/Instruments.tsx': 'passes on to press-key.ts',
  'src/features/builder/edit/CanvasBlock.tsx': 'stores what was typed before any key is taken',
  'mocks/browser/opener.ts': 'loads nothing of the app; takes no key of a field',
  'mocks/payments/script/card-element.ts': 'a script of the provider’s: looks at isComposing itself',
  'mocks/payments/script/sheet.ts': 'a script of the provider’s: nothing is typed there',
};

const FILES = globSync(['src/**/*.{ts,tsx}', 'mocks/**/*.ts']).filter(
  (file) => !/\.test\.tsx?$|\/testing\/|\.d\.ts$/.test(file),
);

test('every key handler reads its key by pressedKey', () => {
  const faults = FILES.flatMap((file) => {
    const fault = keyFault(readFileSync(file, 'utf8'));
    return fault === null || file in DECIDED ? [] : [`${file}: ${fault}`];
  });
  expect(faults).toEqual([]);
});

test('what was decided about still handles keys', () => {
  expect(Object.keys(DECIDED).filter((file) => keyFault(readFileSync(file, 'utf8')) === null)).toEqual([]);
});

describe('refused', () => {
  test.each([
    '<input onKeyDown={(event) => { if (event.key === "Enter") go(); }} />',
    '<input onKeyDown={() => go()} />',
    'const press = ({ key, shiftKey }: KeyboardEvent) => key;',
    'const press = (event: KeyboardEvent) => { const { key } = event; return pressedKey(event) + key; };',
    "addEventListener('keydown', (e) => e.code === 'KeyK');",
  ])('%s', (source) => expect(keyFault(source)).not.toBeNull());
});

describe('accepted', () => {
  test.each([
    '<input onKeyDown={(event) => { if (pressedKey(event) === "Enter") go(); }} />',
    'rows.map(({ key }) => key)',
    '/* onKeyDown */ addEventListener("storage", (event) => event.key);',
  ])('%s', (source) => expect(keyFault(source)).toBeNull());
});
