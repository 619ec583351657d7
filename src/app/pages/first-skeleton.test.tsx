// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { FirstSkeleton } from './FirstSkeleton.tsx';

test('a device that denies storage remembers nobody, and the first page is on its way all the same', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const { container } = render(<FirstSkeleton />);
  expect(container.querySelector('main')).not.toBeNull();
  expect(container.querySelector('header')).toBeNull();
  vi.restoreAllMocks();
});
