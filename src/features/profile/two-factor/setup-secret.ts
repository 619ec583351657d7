/** A set-up as it is shown: at least one of the three is there. */
export interface SetupSecret {
  /** Address of the QR code as an image; null where the server's drawing is none. */
  readonly picture: string | null;
  /** The secret in base32, without spaces; null where the API gives none. */
  readonly key: string | null;
  /** `otpauth:`, into an authenticator on this device; null where the API gives none. */
  readonly link: string | null;
}

const SVG = /^\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--[\s\S]*?-->\s*)*<svg[\s>]/u;

/**
 * G-17: the server's SVG as an address for `<img>`, where no script of it runs and nothing that it names is fetched.
 * Null where it is none. Whether it is well-formed only the image can tell: the policy lets nobody parse markup.
 */
const pictureOf = (svg: string): string | null =>
  SVG.test(svg) ? `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}` : null;

const linkOf = (url: string | null | undefined): URL | null => {
  if (!url || !URL.canParse(url)) return null;
  const link = new URL(url);
  return link.protocol === 'otpauth:' ? link : null;
};

/**
 * What the server told of a set-up, as it can be shown; null where it can be shown in no way. The key is that of its
 * own call, else the one in the link.
 */
export const setupSecretOf = (
  { svg, url }: { readonly svg: string; readonly url?: string | null | undefined },
  secretKey: string | null,
): SetupSecret | null => {
  const picture = pictureOf(svg);
  const link = linkOf(url);
  const key = (secretKey ?? link?.searchParams.get('secret') ?? '').replace(/\s/gu, '') || null;
  return picture === null && key === null && link === null ? null : { picture, key, link: link?.href ?? null };
};

const GROUP_CHARACTERS = 4;

/** A key in groups of four, as it is read aloud and typed. */
export const inGroups = (key: string): readonly string[] =>
  key.match(new RegExp(`.{1,${GROUP_CHARACTERS}}`, 'gu')) ?? [];
