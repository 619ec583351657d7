// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { offerInstruments } from './opener.ts';

const left: string[] = [];

beforeEach(() => {
  left.length = 0;
  document.body.innerHTML = '<input aria-label="Words"><div id="root"></div>';
  history.replaceState(null, '', '/x/bookings?tab=past#7');
});
afterEach(() => {
  window.localStorage.clear();
  document.body.innerHTML = '';
});

const offer = (problem: string | null = null) => offerInstruments('/x/', problem, (address) => left.push(address));
const HERE = `/x/instruments/?at=${encodeURIComponent('/bookings?tab=past#7')}`;

// Listeners of the document outlive a test: this one goes before those that put some there.
test('within a frame there is none', () => {
  vi.spyOn(window, 'parent', 'get').mockReturnValue({} as Window);
  offer();
  expect(screen.queryByRole('link')).toBeNull();
  fireEvent.keyDown(document.body, { key: 'd' });
  expect(left).toEqual([]);
  vi.restoreAllMocks();
});

test('one link below the page leads to the instruments at the page’s own address, wherever its router has gone', () => {
  offer();
  const link = screen.getByRole('link', { name: 'Demo desk' });
  expect(document.body.lastElementChild).toContainElement(link);
  history.replaceState(null, '', '/x/awards');
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  expect(link).toHaveAttribute('href', `/x/instruments/?at=${encodeURIComponent('/awards')}`);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('its key does the same, but not while somebody types, with another key, or where single keys are off', () => {
  offer();
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'd' });
  fireEvent.keyDown(document.body, { key: 'd', metaKey: true });
  fireEvent.keyDown(document.body, { key: 'e' });
  window.localStorage.setItem('waymark.keys', 'off');
  fireEvent.keyDown(document.body, { key: 'd' });
  expect(left).toEqual([]);
  window.localStorage.clear();
  fireEvent.keyDown(document.body, { key: 'D' });
  expect(new Set(left)).toEqual(new Set([HERE]));
});

test('a link that could not be followed is told beside it until that is dismissed', () => {
  offer("This link cannot be followed. There is no scenario 'x'.");
  expect(screen.getByRole('alert')).toHaveTextContent("This link cannot be followed. There is no scenario 'x'.");
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect([screen.queryByRole('alert'), screen.getByRole('link', { name: 'Demo desk' })]).toEqual([
    null,
    expect.anything(),
  ]);
});
