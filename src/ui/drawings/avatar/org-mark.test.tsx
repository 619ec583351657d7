// @vitest-environment jsdom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { OrgMark } from './OrgMark.tsx';

afterEach(cleanup);

const picture = (container: HTMLElement): HTMLImageElement => {
  const found = container.querySelector('img');
  if (found === null) throw new Error('no picture');
  return found;
};

test("V10, B-02: the letter stands until the picture is there, and an organisation never shows another one's mark", () => {
  const { container, rerender } = render(<OrgMark name="Brightwater" logoUrl="/a.png" />);
  const first = picture(container);
  expect(container.textContent).toBe('B');
  fireEvent.load(first);
  expect(container.textContent).toBe('');
  rerender(<OrgMark name="Northgate" logoUrl="/b.png" />);
  expect([container.textContent, picture(container).getAttribute('src'), picture(container) === first]).toEqual([
    'N',
    '/b.png',
    false,
  ]);
  fireEvent.error(picture(container));
  expect([container.textContent, container.querySelector('img')]).toEqual(['N', null]);
  rerender(<OrgMark name="Harbour" logoUrl={undefined} />);
  expect([container.textContent, container.querySelector('img')]).toEqual(['H', null]);
});
