import { escaped } from '../mail/html.ts';
import type { Bytes } from '../rules/reply.ts';
import { bytes } from '../rules/reply.ts';
import { PACKAGE_POLICY } from './package-policy.ts';
import type { PlayerConfig } from './play.ts';

const STYLE = [
  'html,body{margin:0;height:100%}body,main{display:flex;flex-direction:column}iframe{flex:1;border:0;width:100%}',
  'p{margin:0;padding:.75rem 1rem;border-left:4px solid #a8123a;background:#fdebee;color:#1c1b19;font:1rem/1.4 system-ui,sans-serif}p:empty{display:none}',
  // Of a package of several parts only: the list above the part, or beside it where there is room, and the line between
  // them.
  'main{flex:1;min-width:0;min-height:0}nav,main>div{background:#f4f2ee;color:#1c1b19;font:1rem/1.4 system-ui,sans-serif}nav{max-height:50%;overflow:auto;flex:none;border-bottom:1px solid #85817a}',
  'summary{min-height:1.4rem;padding:.75rem 1rem;cursor:pointer;overflow-wrap:anywhere}ol{list-style:none;margin:0;padding:.5rem}',
  'button{min-height:2.75rem;padding:.5rem .75rem;border:1px solid #85817a;border-radius:.375rem;background:#fff;color:inherit;font:inherit;text-align:start;overflow-wrap:anywhere;cursor:pointer}',
  'li button{width:100%;border-color:transparent;border-inline-start:4px solid transparent;background:none}li button:hover{background:#e6e2da}li button[aria-current]{border-inline-start-color:#1c1b19;background:#fff}strong,small{display:block}small{font-size:.875rem}',
  'main>div{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem 1rem}main>div:has(button:not([hidden])){padding:.5rem 1rem}p[role=status]{border:0;background:none;color:inherit;padding:.25rem 0}p[role=status]:not(:empty):last-child,p[role=status]:not(:empty):has(+[hidden]){padding:.75rem 1rem}p[role=status]:empty{display:block;padding:0}',
  'button:focus-visible,summary:focus-visible{outline:3px solid #1c1b19;outline-offset:-3px}',
  '@media(min-width:40rem){.parts{flex-direction:row}nav{width:14rem;max-height:none;border-bottom:0;border-inline-end:1px solid #85817a}summary{display:none}}',
  '@media(prefers-color-scheme:dark){nav,main>div{background:#23211e;color:#f4f2ee}button,li button[aria-current]{background:#3a3732}li button{background:none}li button:hover{background:#322f2b}li button[aria-current]{border-inline-start-color:#f4f2ee}button:focus-visible,summary:focus-visible{outline-color:#f4f2ee}}',
].join('');

/** Where the files of a player lie, as its page at `modules/{id}/view` names them. */
export const playerFolder = (moduleId: number): string => `../../__scorm/${moduleId}`;

const page = (title: string, body: string): Bytes =>
  bytes(
    new TextEncoder().encode(
      `<!doctype html><html lang="en-GB"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${STYLE}</style><body>${body}</body></html>`,
    ),
    {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': PACKAGE_POLICY,
      'X-Content-Type-Options': 'nosniff',
    },
  );

/** The page around a SCORM package (N-24). Stands in for the API's own player. */
export const playerPage = (moduleId: number, config: PlayerConfig): Bytes =>
  page(
    config.title,
    `<script type="application/json" id="config">${JSON.stringify(config).replaceAll('<', '\\u003c')}</script><script type="module" src="${playerFolder(moduleId)}/player.js"></script>`,
  );

/** What stands in its place where the package cannot be read. */
export const damagedPage = (title: string): Bytes =>
  page(
    title,
    '<p role="alert">Sorry, this module cannot be opened: its package is damaged. Your training administrator can replace it.</p>',
  );
