import { expect, test } from 'vitest';
import { foundParts } from './found-parts.ts';

const marked = (text: string, search: string): string =>
  foundParts(text, search)
    .map(({ text: piece, isFound }) => (isFound ? `[${piece}]` : piece))
    .join('');

test.each([
  ['in capitals or not', 'Infection and infections', 'INFECTION', '[Infection] and [infection]s'],
  ['the whole of several words', 'Hand hygiene by hand', 'hand hygiene', '[Hand hygiene] by hand'],
  ['each word where the whole stands nowhere', 'Hygiene of the hand', 'hand hygiene', '[Hygiene] of the [hand]'],
  ['no single letters of such words', 'A hand', 'a glove', 'A hand'],
  ['spaces around it do not count', 'Hand', '  hand ', '[Hand]'],
  ['signs stand for themselves', 'Types B, N and S (all) a.b', '(all)', 'Types B, N and S [(all)] a.b'],
  ['nothing is searched', 'Hand', '', 'Hand'],
])('%s', (_, text, search, expected) => expect(marked(text, search)).toBe(expected));
