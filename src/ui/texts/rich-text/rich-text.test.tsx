// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { RichText } from './RichText.tsx';
import { sanitise } from './sanitise.ts';

afterEach(cleanup);

/** jsdom knows no Trusted Types, so the result is text here. */
function clean(html: string): string {
  const result = sanitise(html);
  if (typeof result !== 'string') throw new TypeError('expected text');
  return result;
}

test('K-18, K-19: what the editor writes stays', () => {
  const html = '<h2>Title</h2><p><strong>bold</strong> <em>italic</em></p><ul><li>one</li></ul>';
  expect(clean(html)).toBe(html);
});

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<iframe src="https://evil.example"></iframe>',
  '<form action="https://evil.example"><input name=password></form>',
  '<p style="position:fixed">x</p>',
  '<p id="main" class="btn--go" data-x="1">x</p>',
  '<style>*{display:none}</style>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
])('%s loses what could act, restyle or clobber', (html) => {
  const result = clean(html);
  expect(result).not.toMatch(/script|onerror|onload|iframe|<form|<input|style|id=|class=|data-|svg|math/i);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'java\nscript:alert(1)',
  'blob:x',
  'tel:1',
])('a link to %j leads nowhere', (href) => {
  const link = document.createElement('a');
  link.setAttribute('href', href);
  link.textContent = 'x';
  expect(clean(link.outerHTML)).toBe('<a>x</a>');
});

test('links to pages and addresses work and never hand our window over', () => {
  render(
    <RichText html='<a href="https://example.org" target="_blank">page</a> <a href="mailto:a@b.example">mail</a>' />,
  );
  for (const link of screen.getAllByRole('link')) {
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
    expect(link.hasAttribute('target')).toBe(false);
  }
  expect(screen.getAllByRole('link')).toHaveLength(2);
});

test('T11, WCAG 1.4.10: a table stands in a frame that scrolls by itself, has a name and can be focused; nobody else can write one', () => {
  render(
    <RichText html='<p>Before</p><table><tbody><tr><td>Autoclave <table><tbody><tr><td>134 °C</td></tr></tbody></table></td></tr></tbody></table><div role="region" tabindex="0" class="rich__table">x</div>' />,
  );
  const frames = screen.getAllByRole('region', { name: 'Table' });
  expect(
    frames.map(({ tabIndex, className, firstElementChild }) => [tabIndex, className, firstElementChild?.tagName]),
  ).toEqual([
    [0, 'rich__table', 'TABLE'],
    [0, 'rich__table', 'TABLE'],
  ]);
  expect(screen.getByText('x').outerHTML).toBe('<div>x</div>');
  expect(screen.getByText('Before').tagName).toBe('P');
});

test('sanitising twice changes nothing', () => {
  const once = clean('<p>a<a href="https://x.example">b</a><b>c</b></p>');
  expect(clean(once)).toBe(once);
});
