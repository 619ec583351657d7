// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { applyBrand, brandTheme } from './brand.ts';

test("an organisation's colour is painted as custom properties of the root, for light and dark at once", () => {
  const root = document.createElement('div');
  applyBrand(root, '#E8590C');
  const { light, dark } = brandTheme('#e8590c');
  expect(root.style.getPropertyValue('--brand')).toBe('#e8590c');
  expect(root.style.getPropertyValue('--mark')).toBe(`light-dark(${light.mark}, ${dark.mark})`);
  expect(root.style.getPropertyValue('--on-sign')).toBe(`light-dark(${light['on-sign']}, ${dark['on-sign']})`);
});

test('an organisation without a colour gets the navy', () => {
  const root = document.createElement('div');
  applyBrand(root, null);
  expect(root.style.getPropertyValue('--brand')).toBe('#1f3a6d');
});
