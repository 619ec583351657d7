/** What may lead somebody on after signing in. Values are as they stand in the address, decoded once. */
export interface Arrival {
  /** A-05: from e-mails. */
  readonly redirect: string | null;
  /** A-05, A-06: the path that our own guard wrote. */
  readonly d: string | null;
  /** The query of the sign-in page, with or without `?` (A-09). */
  readonly search: string;
  /** The fragment of the sign-in page, with `#`, or nothing: it belongs to the page that follows (S11). */
  readonly hash?: string;
  /** Ours, as `https://host`. */
  readonly origin: string;
  /** Other origins that an e-mail may lead to. */
  readonly allowList: readonly string[];
}

/** Parameters that belong to signing in and not to the page that follows (A-09). */
const SIGN_IN_PARAMETERS = ['d', 'email', 'token', 'o', 'redirect'];

const HOME = '/';

// A browser drops tabs and line breaks from an address and reads a backslash as a slash: none has a place in a path.
// oxlint-disable-next-line no-control-regex
const TREACHEROUS = /[\u0000-\u0020\u007f\\]/u;
const STARTS_WITH_ONE_SLASH = /^\/(?!\/)/u;

const parse = (value: string, base?: string): URL | null => (URL.canParse(value, base) ? new URL(value, base) : null);

const decode = (path: string): string | null => {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
};

/** A path may be decoded again further on: it must be harmless at every depth, and readable at the first. */
const isHarmlessAtEveryDepth = (path: string): boolean => {
  let current: string | null = path;
  if (decode(path) === null) return false;
  while (current !== null) {
    if (!STARTS_WITH_ONE_SLASH.test(current) || TREACHEROUS.test(current.replaceAll(' ', ''))) return false;
    const decoded = decode(current);
    current = decoded === current ? null : decoded;
  }
  return true;
};

/** The path, query and fragment of an address of ours, or null when it is not one in every reading. */
const ownPath = (value: string, origin: string): string | null => {
  if (!STARTS_WITH_ONE_SLASH.test(value) || TREACHEROUS.test(value)) return null;
  const url = parse(value, origin);
  if (url === null || url.origin !== origin || !isHarmlessAtEveryDepth(url.pathname)) return null;
  return `${url.pathname}${url.search}${url.hash}`;
};

/** Where the app sends somebody by the server's word. */
export interface OutwardAddress {
  readonly href: string;
  /** As people read it: `pay.example`. */
  readonly host: string;
}

/**
 * T-03: the payment page that a server names, where it may be gone to: a path of ours, or a whole address of our origin
 * or of any host by https at its own port. Null for everything else: another scheme or port, a name before the host,
 * `//host`, or what a browser reads otherwise than it looks.
 */
export const outwardAddress = (value: string, origin: string): OutwardAddress | null => {
  const path = ownPath(value, origin);
  if (path !== null) return { href: path, host: new URL(origin).host };
  if (!/^https?:\/\/[^/]/iu.test(value) || TREACHEROUS.test(value)) return null;
  const url = parse(value);
  if (url === null || url.username !== '' || url.password !== '') return null;
  const isOurs = url.origin === origin;
  return isOurs || (url.protocol === 'https:' && url.port === '') ? { href: url.href, host: url.host } : null;
};

/** A whole address: ours becomes a path, an allow-listed one stays whole, any other is null. */
const wholeAddress = (value: string, { origin, allowList }: Arrival): string | null => {
  if (!/^https?:\/\/[^/]/iu.test(value) || TREACHEROUS.test(value)) return null;
  const url = parse(value);
  if (url === null || url.username !== '' || url.password !== '') return null;
  if (url.origin === origin) return ownPath(`${url.pathname}${url.search}${url.hash}`, origin);
  return allowList.includes(url.origin) ? url.href : null;
};

const withRemainingQuery = (path: string, search: string): string => {
  const rest = new URLSearchParams(search);
  for (const name of SIGN_IN_PARAMETERS) rest.delete(name);
  const query = rest.toString();
  if (query === '') return path;
  const [beforeFragment = path, ...fragment] = path.split('#');
  const joined = `${beforeFragment}${beforeFragment.includes('?') ? '&' : '?'}${query}`;
  return fragment.length === 0 ? joined : `${joined}#${fragment.join('#')}`;
};

/**
 * Where to go after signing in (A-05, A-09): `redirect` if it is ours or on the allow-list, else `d` with what is left
 * of the query, else `/`. The result starts with exactly one `/`, or is an address of an allow-listed origin.
 */
export const nextPath = (arrival: Arrival): string => {
  const { redirect, d, search, hash = '', origin } = arrival;
  const fromMail = redirect === null ? null : (ownPath(redirect, origin) ?? wholeAddress(redirect, arrival));
  if (fromMail !== null) return fromMail;
  const ours = d === null ? null : ownPath(d, origin);
  if (ours === null) return HOME;
  const path = withRemainingQuery(ours, search);
  return path.includes('#') ? path : `${path}${hash}`;
};

interface AskedFor {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/**
 * A-06: the sign-in page for somebody who asked for `pathname`: the whole query and the fragment stay, the path joins
 * as `d`.
 */
export const signInAddress = ({ pathname, search, hash }: AskedFor): string =>
  `/login${search === '' ? '?' : `${search}&`}d=${encodeURIComponent(pathname)}${hash}`;

/**
 * A-15, A-16: the page for a forgotten password, with what was typed so far (S12); the way back leads on as before
 * (S11).
 */
export const forgottenAddress = ({ search, hash }: Pick<AskedFor, 'search' | 'hash'>, email: string): string => {
  const query = new URLSearchParams(search);
  query.delete('token');
  if (email.trim() === '') query.delete('email');
  else query.set('email', email.trim());
  return `/forgotten-password${query.size === 0 ? '' : `?${query.toString()}`}${hash}`;
};

/**
 * L-02, H-06: the page that sets two-factor up, for somebody who is led there from another page and comes back to it.
 * What it names passes `nextPath` there.
 */
export const twoFactorAddress = ({ pathname, search, hash }: AskedFor): string =>
  `/profile/security/two-factor?from=${encodeURIComponent(`${pathname}${search}${hash}`)}`;

/** A-07: the two addresses where the form opens in place; nested forms redirect like every other path. */
export const signsInOnPage = (pathname: string): boolean => /^\/(?:collections|modules)\/[^/]+\/?$/u.test(pathname);

/**
 * The e-mail address that a query brings. A "+" there is a plus, and never the blank that forms write so: `a+b@…` is
 * typed into mails and links as it stands (P11).
 */
export const emailIn = (search: string): string | null =>
  new URLSearchParams(search.replaceAll('+', '%2B')).get('email');

/** What the address of the sign-in page brings (A-02 to A-05). Of two `d`s ours is the last (A-06). */
export const readArrival = (search: string) => {
  const query = new URLSearchParams(search);
  const organisationId = Number(query.get('o') ?? Number.NaN);
  return {
    email: emailIn(search),
    token: query.get('token'),
    organisationId: Number.isSafeInteger(organisationId) && organisationId > 0 ? organisationId : null,
    redirect: query.get('redirect'),
    d: query.getAll('d').at(-1) ?? null,
  };
};
