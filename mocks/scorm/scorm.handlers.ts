import { http, type HttpHandler, HttpResponse } from 'msw';
import type { FileRecord } from '#fixtures/records/file.record.ts';
import type { ModuleRecord } from '#fixtures/records/library.record.ts';
import type { Backend } from '../backend.ts';
import type { Database } from '../db/database.ts';
import { type CookiePort, headerCookies } from '../handlers/cookies.ts';
import { completeModule } from '../rules/module-progress.rules.ts';
import { openRow } from '../rules/complete-training.ts';
import { whyClosed } from '../rules/module-access.ts';
import { membershipOf } from '../rules/membership.ts';
import { Visitor } from '../rules/visitor.ts';
import type { ScormVersion } from './manifest.ts';
import { play } from './play.ts';
import { isComplete, readState } from './scorm-state.ts';
import { unzipFile } from './unzip.ts';

/** The text of the runtime of one version, as a module. */
export type ScormRuntimeText = (version: ScormVersion) => Promise<string>;

const TYPES: Readonly<Record<string, string>> = { html: 'text/html', htm: 'text/html', js: 'text/javascript', css: 'text/css', json: 'application/json', xml: 'text/xml', svg: 'image/svg+xml', png: 'image/png', jpg: 'image/jpeg', gif: 'image/gif', mp4: 'video/mp4', mp3: 'audio/mpeg', woff2: 'font/woff2' };
const typeOf = (name: string): string => TYPES[name.toLowerCase().split('.').at(-1) ?? ''] ?? 'application/octet-stream';

interface Player {
  readonly module: ModuleRecord;
  readonly file: FileRecord;
  readonly userId: number;
  readonly token: string;
}

const notFound = (): Response => HttpResponse.json({ message: 'Not found.' }, { status: 404 });
const script = (text: string): Response => new HttpResponse(text, { headers: { 'Content-Type': 'text/javascript; charset=utf-8' } });

const PLAYER = `const config = JSON.parse(document.querySelector('#config').textContent);\nconst runtime = await import('./runtime-' + config.version + '.js');\n(${play.toString()})(runtime, config);\n`;

/**
 * What the page of a player loads and stores (N-24): its script, the runtime, the files of the package, and what the package
 * says of itself. Like the player, these addresses are the API's own affair and no calls of the product.
 */
export const scormHandlers = (baseUrl: string, backend: Backend, runtime: ScormRuntimeText, cookies: CookiePort = headerCookies): readonly HttpHandler[] => {
  const view = `${baseUrl}/__scorm/:id`;

  /** The package of an open module, and its visitor; null for anybody else. */
  const find = (db: Database, id: unknown, sent: Readonly<Record<string, string>>): Player | null => {
    const session = new Visitor(db, sent).session;
    const module = db.tables.modules.get(Number(id));
    const file = db.tables.files.get(module?.file_id ?? 0);
    const userId = session?.user_id ?? null;
    if (session === null || userId === null || module?.module_type_key !== 'SCO' || file === undefined) return null;
    if (membershipOf(db, userId, module.organisation_id) === undefined || whyClosed(db, userId, module, Math.floor(backend.nowMs() / 1000)) !== null) return null;
    return { module, file, userId, token: session.csrf };
  };

  return [
    http.get(`${view}/player.js`, () => script(PLAYER)),
    http.get(`${view}/runtime-1.2.js`, async () => script(await runtime('1.2'))),
    http.get(`${view}/runtime-2004.js`, async () => script(await runtime('2004'))),
    http.get(`${view}/content/*`, async ({ request, params }) => {
      const sent = await cookies.read(request);
      const name = decodeURIComponent(new URL(request.url).pathname.split('/content/').slice(1).join('/content/') ?? '');
      const content = await backend.read(async (db) => {
        const player = find(db, params['id'], sent);
        const zip = player === null ? null : ((await db.readFile(player.file.id)) ?? (player.file.asset === null ? null : await backend.asset(player.file.asset)));
        return zip === null ? null : unzipFile(zip, name);
      });
      return content === null ? notFound() : new HttpResponse(content, { headers: { 'Content-Type': typeOf(name), 'X-Content-Type-Options': 'nosniff', 'Content-Security-Policy': "frame-ancestors 'self'" } });
    }),
    http.post(`${view}/state`, async ({ request, params }) => {
      const sent = await cookies.read(request);
      const { state } = (await request.json().catch(() => ({}))) as { readonly state?: unknown };
      const cmi = readState(state);
      if (cmi === null || typeof state !== 'string') return HttpResponse.json({ message: 'The state is invalid.' }, { status: 422 });
      const status = await backend.write(async (db) => {
        if ((new Visitor(db, sent).session?.user_id ?? null) === null) return 401;
        const player = find(db, params['id'], sent);
        if (player === null || request.headers.get('x-xsrf-token') !== player.token) return 404;
        const { module, userId } = player;
        const now = Math.floor(backend.nowMs() / 1000);
        const row = await openRow({ db, now }, { user_id: userId, entity_id: module.entity_id, organisation_id: module.organisation_id });
        await db.tables.user_entities.update(row.user_entity_id, { state, last_viewed_at: now });
        if (isComplete(cmi)) await completeModule({ db, user: { id: userId }, now }, module);
        return 204;
      });
      return status === 404 ? notFound() : new HttpResponse(null, { status });
    }),
  ];
};
