import { expect, test } from 'vitest';
import { providerColour } from './provider-colour.ts';

test.each([
  // As a browser computes the tokens of ink and of what is wrong.
  ['oklch(0.205 0.01 95)', '#191712'],
  ['oklch(0.47 0.18 18)', '#a81032'],
  ['oklch(1 0 0)', '#ffffff'],
  ['oklch(20.5% 0.01 95deg)', '#191712'],
  ['oklch(0.5 none none)', '#636363'],
  ['rgb(20, 20, 19)', 'rgb(20, 20, 19)'],
  ['#141413', '#141413'],
  ['color(display-p3 1 0 0)', undefined],
  ['oklch(0.2 0.01 95 / 0.5)', undefined],
  ['', undefined],
])('the card provider is given %s as %s', (computed, given) => expect(providerColour(computed)).toBe(given));
