import { describe, expect, test } from 'vitest';
import { frameHeight, frameTarget, linkTarget, youtubeAddress } from './safe-address.ts';

const OURS = 'https://learn.example';

describe('P-25: where a link leads', () => {
  test.each([
    ['/search?search=infection#top', { kind: 'inside', href: '/search?search=infection#top' }],
    ['https://learn.example/modules/7', { kind: 'inside', href: '/modules/7' }],
    ['https://regulator.example/cpd', { kind: 'outside', href: 'https://regulator.example/cpd' }],
    ['/.//evil.example/x', { kind: 'inside', href: '/evil.example/x' }],
    ['//evil.example/x', { kind: 'outside', href: 'https://evil.example/x' }],
    ['www.regulator.example/cpd', { kind: 'outside', href: 'https://www.regulator.example/cpd' }],
    ['mailto:joanna@example.org', { kind: 'outside', href: 'mailto:joanna@example.org' }],
  ])('%s', (address, target) => expect(linkTarget(address, OURS)).toEqual(target));

  test.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://learn.example/x',
    'https://',
  ])('%j leads nowhere', (address) => {
    expect(linkTarget(address, OURS)).toBeNull();
  });
});

describe('P-25: what is framed', () => {
  const admitted = ['https://maps.example', OURS];

  test.each([
    ['https://maps.example/surgery', 'frame'],
    ['https://maps.example.evil.example/', 'link'],
    ['http://maps.example/', 'link'],
    [`${OURS}/modules/7`, 'link'],
  ])('%s is a %s', (address, kind) => expect(frameTarget(address, OURS, admitted)?.kind).toBe(kind));

  test.each(['javascript:alert(1)', 'data:text/html,x', '/api/files/1/view', 'about:blank', ''])(
    '%j is neither',
    (address) => expect(frameTarget(address, OURS, admitted)).toBeNull(),
  );
});

test.each([
  ['dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0'],
  ['../../evil', null],
  ['a"onload="x', null],
])('P-15, P-25: the video %s', (id, address) => expect(youtubeAddress(id)).toBe(address));

test.each([
  ['400', 400],
  ['600px', 600],
  [90_000, 2000],
  ['1', 120],
  ['full', 400],
  [null, 400],
] as const)('P-10: a height of %s is %d pixels', (height, pixels) => expect(frameHeight(height)).toBe(pixels));
