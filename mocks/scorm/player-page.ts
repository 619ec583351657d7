import { escaped } from '../mail/html.ts';
import type { Bytes } from '../rules/reply.ts';
import { bytes } from '../rules/reply.ts';
import type { PlayerConfig } from './play.ts';

const STYLE = 'html,body{margin:0;height:100%}body{display:flex;flex-direction:column}iframe{flex:1;border:0;width:100%}p{margin:0;padding:.75rem 1rem;border-left:4px solid #a8123a;background:#fdebee;color:#1c1b19;font:1rem/1.4 system-ui,sans-serif}p:empty{display:none}';

/** Where the files of a player lie, as its page at `modules/{id}/view` names them. */
export const playerFolder = (moduleId: number): string => `../../__scorm/${moduleId}`;

const page = (title: string, body: string): Bytes =>
  bytes(new TextEncoder().encode(`<!doctype html><html lang="en-GB"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${STYLE}</style><body>${body}</body></html>`), {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': "frame-ancestors 'self'",
    'X-Content-Type-Options': 'nosniff',
  });

/** The page around a SCORM package (N-24). Stands in for the API's own player. */
export const playerPage = (moduleId: number, config: PlayerConfig): Bytes =>
  page(config.title, `<script type="application/json" id="config">${JSON.stringify(config).replaceAll('<', '\\u003c')}</script><script type="module" src="${playerFolder(moduleId)}/player.js"></script>`);

/** What stands in its place where the package cannot be read. */
export const damagedPage = (title: string): Bytes => page(title, '<p role="alert">Sorry, this module cannot be opened: its package is damaged. Your training administrator can replace it.</p>');
