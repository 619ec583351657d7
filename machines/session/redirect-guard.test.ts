import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  forgottenAddress,
  nextPath,
  outwardAddress,
  emailIn,
  readArrival,
  signInAddress,
  signsInOnPage,
  twoFactorAddress,
} from './redirect-guard.ts';

const origin = 'https://portal.example';
const allowList = ['https://learn.example'];
const arrive = (over: Partial<Parameters<typeof nextPath>[0]>) =>
  nextPath({ redirect: null, d: null, search: '', origin, allowList, ...over });

const hostile = JSON.parse(
  readFileSync(new URL('../../fixtures/hostile/open-redirect-payloadbox.json', import.meta.url), 'utf8'),
) as {
  items: readonly string[];
};

/** Ours in every reading that a browser, a router or a proxy may make of it. */
const isHarmless = (target: string): boolean => {
  if (allowList.some((allowed) => target.startsWith(`${allowed}/`))) return new URL(target).origin === allowList[0];
  return (
    /^\/(?![/\\])/u.test(target) &&
    new URL(target, origin).origin === origin &&
    new URL(`.${target}`, `${origin}/x/`).origin === origin
  );
};

it('S11: the fragment of the page that was asked for is kept, and leads nowhere else', () => {
  const address = new URL(signInAddress({ pathname: '/awards', search: '?tab=2', hash: '#points' }), origin);
  expect(`${address.pathname}${address.search}${address.hash}`).toBe('/login?tab=2&d=%2Fawards#points');
  expect(arrive({ ...readArrival(address.search), search: address.search, hash: address.hash })).toBe(
    '/awards?tab=2#points',
  );
  expect(arrive({ d: '/awards#mine', hash: '#points' })).toBe('/awards#mine');
  expect(arrive({ d: '//evil.example', hash: '#//evil.example' })).toBe('/');
});

it('L-02, H-06: the page that sets two-factor up names the page that led there, and leads back to it alone', () => {
  const address = new URL(twoFactorAddress({ pathname: '/assessments/7', search: '?step=2', hash: '#q3' }), origin);
  expect(address.pathname).toBe('/profile/security/two-factor');
  const from = address.searchParams.get('from');
  expect(arrive({ redirect: from, d: '/profile/security' })).toBe('/assessments/7?step=2#q3');
  expect(arrive({ redirect: null, d: '/profile/security' })).toBe('/profile/security');
  expect(arrive({ redirect: '//evil.example', d: '/profile/security' })).toBe('/profile/security');
});

it('S11, S12: the page for a forgotten password keeps where to go, takes over the typed address, and never a token', () => {
  expect(forgottenAddress({ search: '', hash: '' }, ' ')).toBe('/forgotten-password');
  expect(forgottenAddress({ search: '?d=%2Fawards&token=secret', hash: '#points' }, ' tom@demo.example')).toBe(
    '/forgotten-password?d=%2Fawards&email=tom%40demo.example#points',
  );
});

describe('where to go after signing in', () => {
  it('A-05: `redirect` goes first, then `d`, then home', () => {
    expect(arrive({ redirect: '/bookings', d: '/awards' })).toBe('/bookings');
    expect(arrive({ redirect: '//evil.example', d: '/awards' })).toBe('/awards');
    expect(arrive({ redirect: 'javascript:alert(1)', d: 'https://evil.example' })).toBe('/');
    expect(arrive({})).toBe('/');
  });

  it('A-05: an address of ours becomes a path, an allow-listed one stays whole, a look-alike is refused', () => {
    expect(arrive({ redirect: `${origin}/modules/3?tab=2#top` })).toBe('/modules/3?tab=2#top');
    expect(arrive({ redirect: 'https://learn.example/courses' })).toBe('https://learn.example/courses');
    expect(arrive({ redirect: 'https://learn.example.evil.example/' })).toBe('/');
    expect(arrive({ redirect: 'https://portal.example@evil.example/' })).toBe('/');
    expect(arrive({ redirect: 'https://somebody@learn.example/' })).toBe('/');
    expect(arrive({ redirect: `${origin}//evil.example` })).toBe('/');
  });

  it.each([
    '/\\evil.example',
    '/\tevil',
    '/%5cevil.example',
    '/%2f/evil.example',
    '/%252f%252fevil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    '/%E0%A4%A',
    'evil',
    '',
  ])('A-05: refuses %j', (value) => {
    expect(arrive({ redirect: value, d: value })).toBe('/');
  });

  it('A-05: lets ordinary paths through, also those with an encoded percent sign or slash inside', () => {
    expect(arrive({ d: '/search/100%25' })).toBe('/search/100%25');
    expect(arrive({ d: '/a/key%2Fpart' })).toBe('/a/key%2Fpart');
    expect(arrive({ d: '/pages/caf%C3%A9' })).toBe('/pages/caf%C3%A9');
  });

  it('A-09: the visitor lands on `d` with the original query minus d, email, token, o and redirect', () => {
    expect(
      arrive({ d: '/bookings', search: '?x=1&d=%2Fbookings&email=a%40b.example&token=t&o=4&redirect=%2F&y=2' }),
    ).toBe('/bookings?x=1&y=2');
    expect(arrive({ d: '/bookings', search: '?d=%2Fbookings' })).toBe('/bookings');
    expect(arrive({ d: '/bookings?tab=1#top', search: '?x=1', hash: '' })).toBe('/bookings?tab=1&x=1#top');
  });

  it(`A-05: none of ${hostile.items.length} known payloads leads away`, () => {
    expect(hostile.items.length).toBeGreaterThan(500);
    const led: string[] = [];
    for (const payload of hostile.items) {
      for (const value of [payload, decodeURIComponent(encodeURIComponent(payload)), payload.trim()]) {
        if (
          !isHarmless(arrive({ redirect: value, search: '?x=1', hash: '' })) ||
          !isHarmless(arrive({ d: value, search: '?x=1', hash: '' }))
        )
          led.push(value);
      }
    }
    expect(led).toEqual([]);
  });

  it('A-05: whatever is given, the result starts with exactly one slash or is allow-listed', () => {
    const nasty = fc.array(
      fc.constantFrom(
        '/',
        '\\',
        '%2f',
        '%5c',
        '%25',
        '.',
        '..',
        '\t',
        '\n',
        ' ',
        '@',
        ':',
        'https:',
        'evil.example',
        '?',
        '#',
        'a',
        '\u0000',
        '。',
      ),
      { maxLength: 8 },
    );
    const value = fc.oneof(
      nasty.map((parts) => parts.join('')),
      fc.webUrl(),
      fc.string(),
    );
    fc.assert(
      fc.property(value, value, (redirect, d) => {
        expect(isHarmless(arrive({ redirect, d, search: '?x=1', hash: '' }))).toBe(true);
      }),
      { numRuns: 5000 },
    );
  });

  it('the check itself can fail: it knows a foreign address when it sees one', () => {
    expect(['//evil.example', '/\\evil.example', 'https://evil.example/'].map(isHarmless)).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe('arriving at the sign-in page', () => {
  it('A-06: keeps the whole query and adds the path as `d`, for home too', () => {
    expect(signInAddress({ pathname: '/bookings', search: '?x=1', hash: '' })).toBe('/login?x=1&d=%2Fbookings');
    expect(signInAddress({ pathname: '/', search: '', hash: '' })).toBe('/login?d=%2F');
  });

  it('A-06, A-09: there and back again is the same address, whatever it was', () => {
    const query = fc.dictionary(fc.stringMatching(/^x[a-z]{0,5}$/u), fc.stringMatching(/^[a-z0-9]{0,8}$/u), {
      maxKeys: 4,
    });
    fc.assert(
      fc.property(fc.constantFrom('/', '/bookings', '/collections/3/modules/4'), query, (pathname, values) => {
        const search = Object.keys(values).length === 0 ? '' : `?${new URLSearchParams(values).toString()}`;
        const there = new URL(signInAddress({ pathname, search, hash: '' }), origin);
        const { d, redirect } = readArrival(there.search);
        expect(arrive({ d, redirect, search: there.search })).toBe(`${pathname}${search}`);
      }),
    );
  });

  it('A-06: of two `d`s ours is the last', () => {
    expect(
      readArrival(new URL(signInAddress({ pathname: '/bookings', search: '?d=theirs', hash: '' }), origin).search).d,
    ).toBe('/bookings');
  });

  it('A-07: only the two addresses sign in in place, not their nested forms', () => {
    expect(['/collections/3', '/modules/4', '/modules/4/'].map(signsInOnPage)).toEqual([true, true, true]);
    expect(
      ['/', '/collections', '/collections/3/modules/4', '/categories/1/modules/2', '/x/modules/4'].map(signsInOnPage),
    ).toEqual(Array(5).fill(false));
  });

  it('A-02 to A-05: reads what the address brings; an organisation that is no number is none', () => {
    expect(readArrival('?email=a%2Bb%40c.example&token=t&o=81&redirect=%2Fx')).toEqual({
      email: 'a+b@c.example',
      token: 't',
      organisationId: 81,
      redirect: '/x',
      d: null,
    });
    expect(['?o=', '?o=x', '?o=-1', '?o=1.5', ''].map((search) => readArrival(search).organisationId)).toEqual(
      Array(5).fill(null),
    );
  });
});

describe('P11: a plus in an e-mail address of a link', () => {
  it.each(['?email=a+b@c.example', '?email=a+b%40c.example&o=81', '?o=81&email=a%2Bb%40c.example'])(
    'is read as one: %s',
    (search) => expect([emailIn(search), readArrival(search).email]).toEqual(['a+b@c.example', 'a+b@c.example']),
  );

  it('survives an address that was written anew', () => {
    const query = new URLSearchParams('?email=a+b@c.example&token=t');
    query.delete('token');
    expect(emailIn(`?${query}`)).toBe('a+b@c.example');
    expect(emailIn(new URL(forgottenAddress({ search: '?email=x', hash: '' }, 'a+b@c.example'), origin).search)).toBe(
      'a+b@c.example',
    );
  });

  it('leaves other values as forms write them', () => {
    expect([emailIn('?o=81'), readArrival('?d=%2Fsearch%3Fq%3Da+b').d]).toEqual([null, '/search?q=a b']);
  });
});

describe('T-03: the payment page that the server names', () => {
  const href = (value: string, from = origin): string | null => outwardAddress(value, from)?.href ?? null;

  it('may be ours or any host by https, and is named by its host', () => {
    expect(outwardAddress('https://pay.example/c/1?x=1#y', origin)).toEqual({
      href: 'https://pay.example/c/1?x=1#y',
      host: 'pay.example',
    });
    expect(outwardAddress('/__payments/checkout/chk-1', origin)).toEqual({
      href: '/__payments/checkout/chk-1',
      host: 'portal.example',
    });
    expect(outwardAddress(`${origin}/pay`, origin)).toEqual({ href: `${origin}/pay`, host: 'portal.example' });
  });

  it('knows a port by default: https at 443 is https, and ours at 443 is ours', () => {
    expect(href('https://pay.example:443/c')).toBe('https://pay.example/c');
    expect(href(`${origin}:443/c`)).toBe(`${origin}/c`);
    expect(href('http://localhost:5173/c', 'http://localhost:5173')).toBe('http://localhost:5173/c');
    expect(href('HTTPS://PAY.example/c')).toBe('https://pay.example/c');
  });

  it.each([
    'http://pay.example/',
    'https://pay.example:8443/',
    `${origin}:8443/`,
    'http://localhost:5174/',
    'http://portal.example/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'blob:https://pay.example/1',
    'https:pay.example',
    'https:/pay.example',
    'https:///pay.example',
    'https://pay.example\\@evil.example/',
    'https://somebody@pay.example/',
    'https://pay.example /',
    'pay.example',
    '',
  ])('refuses %j', (value) => expect(href(value)).toBeNull());

  it(`none of ${hostile.items.length} known payloads is anything but https at its own port, or ours`, () => {
    for (const payload of hostile.items) {
      const found = href(payload);
      if (found === null || isHarmless(found)) continue;
      const { protocol, port, username } = new URL(found);
      expect([payload, protocol, port, username]).toEqual([payload, 'https:', '', '']);
    }
  });
});
