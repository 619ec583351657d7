// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { StatusBadge } from '../badge/StatusBadge.tsx';
import { Marker } from './Marker.tsx';
import { markerShapes } from './marker-shapes.tsx';

afterEach(cleanup);

test('a marker beside its word is hidden, one without says its word', () => {
  const { container } = render(<Marker shape="done" />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  render(<Marker shape="locked" word="Locked" />);
  expect(screen.getByRole('img', { name: 'Locked' })).toBeTruthy();
});

test('V-16: a state says its word, whatever its shape and colour', () => {
  render(<StatusBadge shape="review" tone="bad" word="In review" />);
  expect(screen.getByText('In review').className).toContain('state--tone-bad');
});

test('no two shapes are drawn alike: shape comes before colour', () => {
  const drawn = Object.keys(markerShapes).map((shape) => {
    const { container } = render(<Marker shape={shape as keyof typeof markerShapes} />);
    const inside = container.querySelector('svg')?.innerHTML;
    cleanup();
    return inside;
  });
  expect(new Set(drawn).size).toBe(17);
});

test('the ring of an upload is the share sent', () => {
  const { container } = render(<Marker shape="upload" percent={62.4} />);
  expect(container.querySelector('[stroke-dasharray]')?.getAttribute('stroke-dasharray')).toBe('62 38');
});
