import DOMPurify, { type Config } from 'dompurify';

/** What authored HTML may hold: the editor's own output (K-18) and the plain elements of older content. */
const TAGS = [
  'p',
  'br',
  'hr',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'sub',
  'sup',
  'a',
  'ul',
  'ol',
  'li',
  'h2',
  'h3',
  'h4',
  'blockquote',
  'pre',
  'code',
  'img',
  'figure',
  'figcaption',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'div',
  'span',
];
const ATTRIBUTES = ['href', 'title', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan', 'start'];

const CONFIG: Config = {
  ALLOWED_TAGS: TAGS,
  ALLOWED_ATTR: ATTRIBUTES,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  KEEP_CONTENT: true,
  FORBID_CONTENTS: ['script', 'style', 'svg', 'math', 'iframe', 'object', 'noscript', 'template', 'textarea', 'title'],
};

const LINK_SCHEMES = ['http:', 'https:', 'mailto:'];
const IMAGE_SCHEMES = ['http:', 'https:'];

function hasScheme(address: string, schemes: readonly string[]): boolean {
  try {
    return schemes.includes(new URL(address, document.baseURI).protocol);
  } catch {
    return false;
  }
}

/** Links lead to http(s) or mailto only and never hand our window over; images come over http(s) only. */
function guardAddresses(node: Element): void {
  if (node.tagName === 'A') {
    const href = node.getAttribute('href');
    if (href !== null && !hasScheme(href, LINK_SCHEMES)) node.removeAttribute('href');
    if (node.hasAttribute('href')) node.setAttribute('rel', 'noopener noreferrer');
  }
  const src = node.getAttribute('src');
  if (src !== null && !hasScheme(src, IMAGE_SCHEMES)) node.removeAttribute('src');
}

const tableFrames = new WeakSet<Element>();

/**
 * A wide table scrolls by itself (WCAG 1.4.10). The frame is visited after its table, so its attributes are set when
 * its own were dropped.
 */
function frameTable(node: Element): void {
  if (node.tagName === 'TABLE' && node.parentElement !== null && !tableFrames.has(node.parentElement)) {
    const frame = node.ownerDocument.createElement('div');
    node.replaceWith(frame);
    frame.append(node);
    tableFrames.add(frame);
  }
  if (!tableFrames.has(node)) return;
  for (const [name, value] of [
    ['class', 'rich__table'],
    ['role', 'region'],
    ['tabindex', '0'],
    ['aria-label', 'Table'],
  ] as const)
    node.setAttribute(name, value);
}

// an instance of our own: a hook on the shared one would change every other use of the library
let purifier: ReturnType<typeof DOMPurify> | undefined;

function ownPurifier(): ReturnType<typeof DOMPurify> {
  if (!purifier) {
    purifier = DOMPurify(window);
    purifier.addHook('afterSanitizeAttributes', guardAddresses);
    purifier.addHook('afterSanitizeAttributes', frameTable);
  }
  return purifier;
}

/**
 * K-19: authored HTML reduced to the allow-list. The one way into `dangerouslySetInnerHTML`. Where the browser knows
 * Trusted Types the result is `TrustedHTML` of the policy `dompurify` (React passes it through); the page's policy
 * must name `dompurify`, else the result is empty.
 */
export function sanitise(html: string): string | TrustedHTML {
  const trusted = 'trustedTypes' in window;
  return ownPurifier().sanitize(html, { ...CONFIG, RETURN_TRUSTED_TYPE: trusted }) as string | TrustedHTML;
}
