import type { Provides } from '#contracts/provider-state.ts';
import { learnerOf } from './provider-session.ts';

/** Something about the cookies of a provider that is not as the contract wants it. */
export type CookieFault = string;

const parse = (headers: readonly string[]) =>
  headers.map((header) => {
    const [pair = '', ...attributes] = header.split(';').map((part) => part.trim());
    return { name: pair.split('=')[0] ?? '', attributes: attributes.map((attribute) => attribute.toLowerCase()) };
  });

/** L1: a session cookie that scripts cannot read, and a token that they can. */
export const faultsOfCookies = (headers: readonly string[]): readonly CookieFault[] => {
  const cookies = parse(headers);
  const token = cookies.find((cookie) => cookie.name === 'XSRF-TOKEN');
  const session = cookies.find((cookie) => cookie.name !== 'XSRF-TOKEN' && cookie.attributes.includes('httponly'));
  return [
    ...(token === undefined
      ? ['no XSRF-TOKEN cookie']
      : token.attributes.includes('httponly')
        ? ['XSRF-TOKEN cannot be read by scripts']
        : []),
    ...(session === undefined
      ? ['no HttpOnly session cookie']
      : session.attributes.some((attribute) => attribute === 'samesite=lax' || attribute === 'samesite=strict')
        ? []
        : ['the session cookie has no SameSite']),
  ];
};

/**
 * The verifier's own assertion about cookies, which pact matches badly: those of the first call, and those of a
 * sign-in, which must open a new session (a fixed one could have been planted). Signs in as the learner whom the
 * provider supplied with the state, or as that of the environment.
 */
export const checkCookies = async (host: string, supplied: Provides = {}): Promise<readonly CookieFault[]> => {
  const first = await fetch(`${host}/sanctum/csrf-cookie`);
  const firstCookies = first.headers.getSetCookie();
  const pairs = firstCookies.map((header) => header.split(';')[0] ?? '');
  const token = decodeURIComponent(
    pairs.find((pair) => pair.startsWith('XSRF-TOKEN='))?.slice('XSRF-TOKEN='.length) ?? '',
  );
  const { email, password } = learnerOf(supplied);
  const second = await fetch(`${host}/login`, {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      cookie: pairs.join('; '),
      'x-xsrf-token': token,
    },
    body: JSON.stringify({ email, password }),
  });
  const secondCookies = second.headers.getSetCookie();
  const reused = secondCookies.some((header) => /httponly/i.test(header) && pairs.includes(header.split(';')[0] ?? ''));
  return [
    ...faultsOfCookies(firstCookies).map((fault) => `GET sanctum/csrf-cookie: ${fault}`),
    ...faultsOfCookies(secondCookies).map((fault) => `POST login: ${fault}`),
    ...(reused ? ['POST login: the session is the one from before'] : []),
  ];
};
