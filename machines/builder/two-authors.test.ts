import { array, assert, asyncProperty, constantFrom, integer, tuple, type Arbitrary } from 'fast-check';
import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { BLOCK_PROPS, type BlockKind } from '#contracts/builder/blocks.schema.ts';
import { BuilderContent } from '#contracts/builder/content.schema.ts';
import { EMPTY_CONTENT } from './apply-edit.ts';
import { readContent, writeContent } from './content-text.ts';
import { placedBlocks, ROOT } from './node-tree.ts';
import { isUnsaved, publishingMachine, type StoredPage, type WriteResult } from './publishing.machine.ts';

const KINDS = Object.keys(BLOCK_PROPS) as BlockKind[];

/** The page on a server, as X-104 keeps it: who writes from another version is refused, unless it is as wished. */
const createServer = () => {
  let version = 1;
  let published: string | null = writeContent(EMPTY_CONTENT);
  let draft: string | null = null;
  /** Every document that was ever accepted, with who wrote it. */
  const accepted: { readonly author: string; readonly content: string }[] = [];
  return {
    accepted,
    page: (): StoredPage => ({
      version,
      published: published === null ? null : readContent(published),
      draft: draft === null ? null : readContent(draft),
    }),
    write: (author: string, doing: 'draft' | 'publish', content: string, from: number | null): WriteResult => {
      const isAsWished = doing === 'draft' ? draft === content : published === content && draft === null;
      if (!isAsWished && from !== version) return { ok: false, reason: 'changed', theirs: serverPage() };
      if (!isAsWished) {
        version += 1;
        if (doing === 'publish') published = content;
        draft = doing === 'publish' ? null : content;
        accepted.push({ author, content });
      }
      return { ok: true, version };
    },
  };
  function serverPage(): StoredPage {
    return {
      version,
      published: published === null ? null : readContent(published),
      draft: draft === null ? null : readContent(draft),
    };
  }
};

type Server = ReturnType<typeof createServer>;
/** `slow`: the server has it, and its reply comes after what the author does next. */
type CallOutcome = 'answered' | 'slow' | 'lost before' | 'lost after' | 'refused';

/** An author with the chart, whose calls end as they are told to. */
const createAuthor = (name: string, server: Server) => {
  let made = 0;
  let outcome: CallOutcome = 'answered';
  let answer = (): void => undefined;
  const open = (unsaved: { readonly nodes: BuilderContent; readonly version: number | null } | null) => {
    const actor = createActor(
      publishingMachine.provide({
        actors: {
          writePage: fromPromise(({ input }) => {
            const content = writeContent(input.nodes);
            if (outcome === 'lost before') return Promise.resolve({ ok: false, reason: 'unknown' } as const);
            if (outcome === 'refused') return Promise.resolve({ ok: false, reason: 'notNow' } as const);
            const result = server.write(name, input.doing, content, input.version);
            if (outcome === 'slow')
              return new Promise<WriteResult>((resolve) => {
                answer = () => resolve(result);
              });
            return Promise.resolve<WriteResult>(
              outcome === 'lost after' && result.ok ? { ok: false, reason: 'unknown' } : result,
            );
          }),
        },
        actions: { reportUnexpectedError: () => undefined },
      }),
      {
        input: {
          page: server.page(),
          unsaved,
          origin: 'https://portal.example',
          newId: () => `${name}${(made += 1)}`,
          empty: EMPTY_CONTENT,
        },
      },
    );
    actor.start();
    return actor;
  };
  let actor = open(null);
  return {
    name,
    actor: () => actor,
    send: (...event: Parameters<typeof actor.send>) => actor.send(...event),
    meets: (next: CallOutcome) => {
      outcome = next;
    },
    /** The reply that was slow comes now. */
    hears: () => answer(),
    /** The page is closed, and opened again with what the device has of it. */
    reload: () => {
      const { context } = actor.getSnapshot();
      const unsaved = isUnsaved(context)
        ? { nodes: readContent(writeContent(context.history.nodes)) ?? EMPTY_CONTENT, version: context.version }
        : null;
      actor.stop();
      actor = open(unsaved);
    },
  };
};

type Author = ReturnType<typeof createAuthor>;

const DOINGS = [
  'insert',
  'insert',
  'save',
  'save',
  'move',
  'remove',
  'undo',
  'redo',
  'save',
  'save',
  'publish',
  'reload',
  'lift',
  'theirs',
  'mine',
  'later',
] as const;
const ANSWERS = ['theirs', 'mine', 'later'] as const;
const OUTCOMES: readonly CallOutcome[] = [
  'answered',
  'answered',
  'slow',
  'slow',
  'lost before',
  'lost after',
  'refused',
];

interface Step {
  readonly author: 0 | 1;
  readonly doing: (typeof DOINGS)[number];
  readonly outcome: CallOutcome;
  readonly at: number;
}

const step: Arbitrary<Step> = tuple(
  constantFrom(0 as const, 1 as const),
  constantFrom(...DOINGS),
  constantFrom(...OUTCOMES),
  integer({ min: 0, max: 1000 }),
).map(([author, doing, outcome, at]) => ({ author, doing, outcome, at }));

const take = async (author: Author, { doing, outcome, at }: Step): Promise<void> => {
  const { context } = author.actor().getSnapshot();
  const placed = placedBlocks(context.history.nodes);
  const block = placed[at % Math.max(1, placed.length)]?.id ?? ROOT;
  author.meets(outcome);
  switch (doing) {
    case 'insert':
      author.send({
        type: 'edited',
        edit: { kind: 'insert', block: KINDS[at % KINDS.length] ?? 'heading', at: { kind: 'last', slot: ROOT } },
      });
      break;
    case 'move':
      author.send({ type: 'edited', edit: { kind: 'move', id: block, at: { kind: 'first', slot: ROOT } } });
      break;
    case 'remove':
      author.send({ type: 'edited', edit: { kind: 'remove', id: block } });
      break;
    case 'undo':
      author.send({ type: 'undo.requested' });
      break;
    case 'redo':
      author.send({ type: 'redo.requested' });
      break;
    case 'save':
      author.send({ type: 'save.requested' });
      break;
    case 'publish':
      author.send({ type: 'publish.requested' });
      break;
    case 'reload':
      author.reload();
      break;
    case 'lift':
      author.send({ type: 'block.lifted', id: block });
      author.send({ type: 'block.stepped', direction: at % 2 === 0 ? 'up' : 'into' });
      author.send({ type: at % 3 === 0 ? 'block.putBack' : 'block.dropped' });
      break;
    case 'theirs':
      author.send({ type: 'theirs.taken' });
      break;
    case 'mine':
      author.send({ type: 'mine.written' });
      break;
    case 'later':
      author.send({ type: 'decision.postponed' });
      break;
  }
  if (outcome !== 'slow') author.hears();
  // What the server answers comes within a few turns.
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
};

test('P-24: in 500 walks of two authors, with reloads and calls that fail or lose their replies, nobody’s work is overwritten unasked, and what an author wrote is on their page or their device until they say otherwise', async () => {
  await assert(
    asyncProperty(array(step, { minLength: 15, maxLength: 30 }), async (steps) => {
      const server = createServer();
      const authors = [createAuthor('a', server), createAuthor('b', server)] as const;
      /** The version of the page that each author has seen, or agreed to replace. */
      const agreed: [number | null, number | null] = [1, 1];
      for (const drawn of steps) {
        const author = authors[drawn.author];
        const before = author.actor().getSnapshot();
        // Who is asked answers, most of the time.
        const isAsked = before.matches('conflicted') && drawn.at % 4 !== 0;
        const next = isAsked ? { ...drawn, doing: ANSWERS[drawn.at % 3] ?? 'later' } : drawn;
        const documentBefore = writeContent(before.context.history.nodes);
        const acceptedBefore = server.accepted.length;
        const versionBefore = server.page().version;
        await take(author, next);
        const { context } = author.actor().getSnapshot();

        const wrong = (isWrong: boolean, what: string): readonly string[] => (isWrong ? [what] : []);
        const asked = before.context.theirs;
        if (next.doing === 'mine' && asked !== null) agreed[next.author] = asked.version;
        const isTaken = server.accepted.length > acceptedBefore;
        const isOwn = next.doing !== 'reload' || isUnsaved(before.context);
        const leavesAlone = isOwn && ['save', 'publish', 'reload', 'mine', 'later'].includes(next.doing);
        const documentNow = writeContent(context.history.nodes);
        const { version, draft, published } = server.page();
        const onServer = writeContent(draft ?? published ?? EMPTY_CONTENT);
        const faults = [
          ...wrong(!BuilderContent.safeParse(context.history.nodes).success, 'the document is none'),
          ...wrong(isTaken && agreed[next.author] !== versionBefore, 'what nobody saw was overwritten'),
          ...wrong(isTaken && server.accepted.at(-1)?.content !== documentBefore, 'another document was sent'),
          ...wrong(leavesAlone && documentNow !== documentBefore, 'the document changed by itself'),
          ...wrong(
            !isUnsaved(context) && context.version === version && documentNow !== onServer,
            'it says that it is saved, and is not',
          ),
        ];
        if (isTaken) agreed[next.author] = version;
        if (next.doing === 'theirs' && asked !== null) {
          agreed[next.author] = asked.version;
          // Undoing brings the own back.
          author.send({ type: 'undo.requested' });
          const isBack = writeContent(author.actor().getSnapshot().context.history.nodes) === documentBefore;
          faults.push(...wrong(before.matches('conflicted') && !isBack, 'what was written is lost'));
          author.send({ type: 'redo.requested' });
        }
        if (next.doing === 'reload' && !isUnsaved(before.context)) agreed[next.author] = version;
        expect(faults).toEqual([]);
      }
    }),
    { numRuns: 500, seed: 20261127 },
  );
});
