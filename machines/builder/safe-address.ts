/** Where a block leads: within the product, or elsewhere. */
export type Target = { readonly kind: 'inside' | 'outside'; readonly href: string };

const LINKS = new Set(['http:', 'https:', 'mailto:', 'tel:']);

const parse = (address: string, base: string): URL | null =>
  URL.canParse(address, base) ? new URL(address, base) : null;

/**
 * P-25: where an authored link leads; null for an address that may do anything but lead somewhere (`javascript:`,
 * `data:`). `origin` is ours, as `https://host`: a path of it, or an address of it, stays within the product.
 */
export const linkTarget = (address: string, origin: string): Target | null => {
  const url = parse(address.trim(), `${origin}/`);
  if (url === null || !LINKS.has(url.protocol)) return null;
  // "www.example.org" is what people type, and no path of ours.
  if (url.origin === origin && !/^(\/|https?:)/i.test(address.trim()))
    return linkTarget(`https://${address.trim()}`, origin);
  // Two slashes at the start would name another host.
  return url.origin === origin
    ? { kind: 'inside', href: `${url.pathname.replace(/^\/+/, '/')}${url.search}${url.hash}` }
    : { kind: 'outside', href: url.href };
};

/** What a page may show of another site. */
export type FrameTarget = { readonly kind: 'frame' | 'link'; readonly href: string; readonly host: string };

/**
 * P-25: an address that an iframe block names. It is framed where its origin is one of those the build admits, and is a
 * link elsewhere: the page's policy would leave a blank frame. Never our own origin, where a frame is no sandbox. Null
 * for what is no address of the web.
 */
export const frameTarget = (address: string, origin: string, admitted: readonly string[]): FrameTarget | null => {
  const url = parse(address.trim(), 'https://invalid.invalid/');
  if (url === null || url.hostname === 'invalid.invalid' || (url.protocol !== 'https:' && url.protocol !== 'http:'))
    return null;
  const isFramed = url.origin !== origin && admitted.includes(url.origin);
  return { kind: isFramed ? 'frame' : 'link', href: url.href, host: url.host };
};

/** P-25: the address of a video, without cookies until it plays. Null for an id that is none. */
export const youtubeAddress = (embedId: string): string | null =>
  /^[\w-]{6,50}$/.test(embedId) ? `https://www.youtube-nocookie.com/embed/${embedId}?autoplay=1&rel=0` : null;

/** P-10: the height of a frame in pixels, within what a page can show; `400`, `400px`. */
export const frameHeight = (height: string | number | null | undefined): number => {
  const pixels = Number.parseInt(String(height ?? ''), 10);
  return Number.isFinite(pixels) ? Math.min(2000, Math.max(120, pixels)) : 400;
};
