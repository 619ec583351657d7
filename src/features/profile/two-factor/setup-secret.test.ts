import { describe, expect, test } from 'vitest';
import { inGroups, setupSecretOf } from './setup-secret.ts';

const SVG = '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0"/></svg>';
const LINK = 'otpauth://totp/Waymark:amara.osei%40demo.example?secret=GW63BBS5WSAY67SC&issuer=Waymark';

describe('what is shown of a set-up (G-17)', () => {
  test('the drawing becomes the address of an image, and never markup', () => {
    const { picture } = setupSecretOf({ svg: SVG, url: LINK }, null) ?? {};
    expect(picture).toBe(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(SVG)}`);
    expect(picture).not.toContain('<');
  });

  test.each(['', 'no drawing', '<img src=x onerror=alert(1)>', '<html><svg></svg></html>', '<svgx></svgx>'])(
    '%j is no drawing, and the key stands alone',
    (svg) => {
      expect(setupSecretOf({ svg, url: null }, 'GW63 BBS5')).toEqual({ picture: null, key: 'GW63BBS5', link: null });
    },
  );

  test('without a key of its own the one in the link is shown', () => {
    expect(setupSecretOf({ svg: SVG, url: LINK }, null)).toMatchObject({ key: 'GW63BBS5WSAY67SC', link: LINK });
    expect(setupSecretOf({ svg: SVG, url: LINK }, 'OTHER234')).toMatchObject({ key: 'OTHER234' });
    expect(setupSecretOf({ svg: SVG }, null)).toMatchObject({ key: null, link: null });
  });

  test.each(['javascript:alert(1)', 'https://evil.example/?secret=GW63', 'data:text/html,x', 'not an address'])(
    'a link that leads into no authenticator is left out: %s',
    (url) => {
      expect(setupSecretOf({ svg: SVG, url }, null)).toMatchObject({ key: null, link: null });
    },
  );

  test('nothing that can be shown is nothing', () => {
    expect(setupSecretOf({ svg: '', url: '' }, '')).toBeNull();
  });
});

test('a key is read in groups of four, the last one shorter where it is', () => {
  expect(inGroups('GW63BBS5WS')).toEqual(['GW63', 'BBS5', 'WS']);
  expect(inGroups('')).toEqual([]);
});
