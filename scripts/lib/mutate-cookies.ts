import { faultsOfCookies } from './cookie-checks.ts';
import type { Mutant } from './mutate-pact.ts';

/** Changes the cookies of the first call one by one, and sees whether the verifier's own assertion catches it. */
export const mutateCookies = async (host: string): Promise<readonly Mutant[]> => {
  const cookies = (await fetch(`${host}/sanctum/csrf-cookie`)).headers.getSetCookie();
  const mutations = cookies.flatMap((cookie, index) => {
    const name = cookie.split('=')[0] ?? '';
    const others = cookies.filter((_, other) => other !== index);
    return [
      { label: `drop the cookie ${name}`, cookies: others },
      { label: `rename the cookie ${name}`, cookies: [...others, `other${cookie}`] },
      {
        label: `turn HttpOnly of the cookie ${name}`,
        cookies: [...others, /httponly/i.test(cookie) ? cookie.replace(/; *httponly/i, '') : `${cookie}; HttpOnly`],
      },
    ];
  });
  return mutations.map(({ label, cookies: changed }) => ({
    name: `cookies · ${label}`,
    caught: faultsOfCookies(changed).length > 0,
  }));
};
