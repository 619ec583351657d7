import { http, type HttpHandler, HttpResponse } from 'msw';
import type { FileRecord } from '#fixtures/records/file.record.ts';
import type { ModuleRecord } from '#fixtures/records/library.record.ts';
import type { Backend } from '../backend.ts';
import type { Database } from '../db/database.ts';
import { type CookiePort, headerCookies } from '../handlers/cookies.ts';
import { completeModule } from '../rules/module-progress.rules.ts';
import { openRow, rowOf } from '../rules/complete-training.ts';
import { whyClosed } from '../rules/module-access.ts';
import { membershipOf } from '../rules/membership.ts';
import { Visitor } from '../rules/visitor.ts';
import type { Manifest, ScormVersion } from './manifest.ts';
import { isPackageDone, withStateOf } from './object-states.ts';
import { manifestOf, packageBytes } from './package.ts';
import { listParts } from './part-list.ts';
import { play } from './play.ts';
import { isComplete, readState, type ScormState } from './scorm-state.ts';
import { unzipFile } from './unzip.ts';

/** The text of the runtime of one version, as a module. */
export type ScormRuntimeText = (version: ScormVersion) => Promise<string>;

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html',
  htm: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  xml: 'text/xml',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  mp4: 'video/mp4',
  mp3: 'audio/mpeg',
  woff2: 'font/woff2',
};
const typeOf = (name: string): string =>
  TYPES[name.toLowerCase().split('.').at(-1) ?? ''] ?? 'application/octet-stream';

interface Player {
  readonly module: ModuleRecord;
  readonly file: FileRecord;
  readonly userId: number;
  readonly token: string;
}

const notFound = (): Response => HttpResponse.json({ message: 'Not found.' }, { status: 404 });
const script = (text: string): Response =>
  new HttpResponse(text, { headers: { 'Content-Type': 'text/javascript; charset=utf-8' } });

const invalid = (name: string): Response => HttpResponse.json({ message: `The ${name} is invalid.` }, { status: 422 });

interface Sent {
  /** The state as the runtime wrote it, and what it holds. */
  readonly text: string;
  readonly state: ScormState;
  /** Which object it is of, and which one is open now; a player of one object names none. */
  readonly object: unknown;
  readonly open: unknown;
}

/**
 * What is stored after a state was sent, and whether the package is done with it; null where the package has no such
 * object.
 */
const nextState = (
  manifest: Manifest | null,
  stored: ScormState | null,
  { text, state, object, open }: Sent,
): { readonly text: string; readonly isDone: boolean } | null => {
  // A package of one object is stored as its runtime wrote it.
  if (manifest === null || manifest.objects.length === 1) return { text, isDone: isComplete(state) };
  const { objects } = manifest;
  const idOf = (wanted: unknown): string | undefined => objects.find(({ id }) => id === wanted)?.id;
  const id = object === undefined ? objects[0].id : idOf(object);
  if (id === undefined) return null;
  const next = withStateOf(stored, objects, { id, state, open: idOf(open) ?? id });
  return { text: JSON.stringify(next), isDone: isPackageDone(next, objects) };
};

const PLAYER = `const config = JSON.parse(document.querySelector('#config').textContent);\nconst runtime = await import('./runtime-' + config.version + '.js');\n(${play.toString()})(runtime, config, { listParts: ${listParts.toString()}, isComplete: ${isComplete.toString()} });\n`;

/**
 * What the page of a player loads and stores (N-24): its script, the runtime, the files of the package, and what the
 * package says of itself. Like the player, these addresses are the API's own affair and no calls of the product.
 */
export const scormHandlers = (
  baseUrl: string,
  backend: Backend,
  runtime: ScormRuntimeText,
  cookies: CookiePort = headerCookies,
): readonly HttpHandler[] => {
  const view = `${baseUrl}/__scorm/:id`;

  /** The package of an open module, and its visitor; null for anybody else. */
  const find = (db: Database, id: unknown, sent: Readonly<Record<string, string>>): Player | null => {
    const session = new Visitor(db, sent).session;
    const module = db.tables.modules.get(Number(id));
    const file = db.tables.files.get(module?.file_id ?? 0);
    const userId = session?.user_id ?? null;
    if (session === null || userId === null || module?.module_type_key !== 'SCO' || file === undefined) return null;
    if (
      membershipOf(db, userId, module.organisation_id) === undefined ||
      whyClosed(db, userId, module, Math.floor(backend.nowMs() / 1000)) !== null
    )
      return null;
    return { module, file, userId, token: session.csrf };
  };

  return [
    http.get(`${view}/player.js`, () => script(PLAYER)),
    http.get(`${view}/runtime-1.2.js`, async () => script(await runtime('1.2'))),
    http.get(`${view}/runtime-2004.js`, async () => script(await runtime('2004'))),
    http.get(`${view}/content/*`, async ({ request, params }) => {
      const sent = await cookies.read(request);
      const name = decodeURIComponent(
        new URL(request.url).pathname.split('/content/').slice(1).join('/content/') ?? '',
      );
      const content = await backend.read(async (db) => {
        const player = find(db, params['id'], sent);
        const zip = player === null ? null : await packageBytes(db, player.file, backend);
        return zip === null ? null : unzipFile(zip, name);
      });
      return content === null
        ? notFound()
        : new HttpResponse(content, {
            headers: {
              'Content-Type': typeOf(name),
              'X-Content-Type-Options': 'nosniff',
              'Content-Security-Policy': "frame-ancestors 'self'",
            },
          });
    }),
    http.post(`${view}/state`, async ({ request, params }) => {
      const sent = await cookies.read(request);
      const { learner, state, object, open } = (await request.json().catch(() => ({}))) as {
        readonly learner?: unknown;
        readonly state?: unknown;
        readonly object?: unknown;
        readonly open?: unknown;
      };
      const cmi = readState(state);
      if (typeof learner !== 'number') return invalid('learner');
      if (cmi === null || typeof state !== 'string') return invalid('state');
      const manifest = await backend.read((db) => {
        const player = find(db, params['id'], sent);
        return player === null ? null : manifestOf(db, player.file, backend);
      });
      const status = await backend.write(async (db) => {
        const here = new Visitor(db, sent).session?.user_id ?? null;
        if (here === null) return 401;
        // T15: what is stored is the learner's for whom it was opened, or nobody's.
        if (here !== learner) return 409;
        const player = find(db, params['id'], sent);
        if (player === null || request.headers.get('x-xsrf-token') !== player.token) return 404;
        const { module, userId } = player;
        const now = Math.floor(backend.nowMs() / 1000);
        const trainee = { user_id: userId, entity_id: module.entity_id, organisation_id: module.organisation_id };
        const next = nextState(manifest, readState(rowOf(db, trainee)?.state), {
          text: state,
          state: cmi,
          object,
          open,
        });
        if (next === null) return 422;
        const row = await openRow({ db, now }, trainee);
        await db.tables.user_entities.update(row.user_entity_id, { state: next.text, last_viewed_at: now });
        if (next.isDone) await completeModule({ db, user: { id: userId }, now }, module);
        return 204;
      });
      if (status === 422) return invalid('object');
      if (status === 409)
        return HttpResponse.json({ message: 'This package was opened for somebody else.' }, { status });
      return status === 404 ? notFound() : new HttpResponse(null, { status });
    }),
  ];
};
