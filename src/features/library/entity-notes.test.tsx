// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { EntityNotes } from './EntityNotes.tsx';

afterEach(cleanup);

test('M-33: notes, tags and the person’s mark, each where it is there; a tag that comes twice stands once', () => {
  render(<EntityNotes notes="Ask at the desk." tags={['core', 'core', 'Favourite']} favourite />);
  expect(screen.getByText('Ask at the desk.')).toBeTruthy();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Favourite', 'core']);
});

test('takes no room where nothing is noted', () => {
  const { container } = render(<EntityNotes notes={null} tags={[]} favourite={false} />);
  expect(container.innerHTML).toBe('');
});
