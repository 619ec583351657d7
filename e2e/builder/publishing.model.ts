import { prepareBrowser } from '#e2e/lib/prepare-browser.ts';
import { EditorPage } from '#e2e/pages/editor-page.ts';
import { loseConnectionBefore, NOTHING_SENT, reconnect } from '#e2e/submission/connection.ts';
import { storeDraft } from '#e2e/submission/device.ts';
import { model, passedThrough, UNEXPECTED_ERROR, type EffectModel, type Visitor } from '#e2e/walk/model.ts';
import { see } from '#e2e/walk/perform.ts';
import { pinnedInNorthgate } from '#fixtures/library/pages.ts';
import { northgate } from '#fixtures/organisations.ts';
import { helenCho } from '#fixtures/people.ts';
import type { PageRecord } from '#fixtures/records/library.record.ts';
import { readContent, writeContent } from '#machines/builder/content-text.ts';
import { setProps } from '#machines/builder/edits.ts';
import { kindOfNode } from '#machines/builder/node-tree.ts';
import type { publishingMachine } from '#machines/builder/publishing.machine.ts';
import { MINE, THEIRS } from '#machines/builder/publishing.samples.ts';

/** What the catalogue keeps of the context. */
interface Position {
  readonly text: string;
  readonly order: string;
  readonly isUnsaved: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly selected: string | null;
  readonly doing: 'draft' | 'publish' | null;
  readonly notice: 'saved' | 'published' | 'refused' | 'unknown' | 'notNow' | 'noConnection' | null;
  readonly closedBy: 'denied' | 'gone' | null;
}

const screen = ({ page }: Visitor) => new EditorPage(page);
const PAGE = pinnedInNorthgate;

/** The seeded page with another heading, as the wire carries it. */
const saying = (text: string): string => {
  const nodes = readContent(PAGE.content ?? '');
  const heading = Object.entries(nodes ?? {}).find(([, node]) => kindOfNode(node) === 'heading');
  const edited = nodes === null || heading === undefined ? null : setProps(nodes, heading[0], { text });
  if (edited === null) throw new Error('The seeded page has no heading.');
  return writeContent(edited);
};

/** When the page was saved, in unix seconds, as Helen opens it. */
const FIRST = 1_770_000_000;
let saves = 0;

/** Puts the page on the server as the seed has it, but for the change. */
const stored = ({ demo }: Visitor, change: Partial<PageRecord> = {}): Promise<void> =>
  demo.edit<{ readonly pages: readonly PageRecord[] }>(['pages'], ({ pages }) => ({
    pages: pages.map((row) =>
      row.page_id === PAGE.page_id
        ? { ...row, content: PAGE.content, content_draft: null, updated_at: FIRST, ...change }
        : row,
    ),
  }));

/** Somebody else saves, each time at another time. */
const saveTheirs = (visitor: Visitor): Promise<void> => {
  saves += 1;
  return stored(visitor, { content_draft: saying(THEIRS), updated_at: FIRST + saves });
};

const prepare = async (visitor: Visitor): Promise<void> => {
  await prepareBrowser(visitor.page, visitor.demo, helenCho);
  await stored(visitor);
};
const open = async ({ page }: Visitor): Promise<void> =>
  void (await page.goto(`/pages/${PAGE.page_id}/edit`, { waitUntil: 'commit' }));

const write: EffectModel = {
  call: 'updatePage',
  setups: {
    'it is written': {},
    'somebody else changed the page': { prepare: saveTheirs },
    'it is refused': { fault: { status: 422 } },
    'they may not any more': { fault: { status: 403 } },
    'the page is gone': { fault: { status: 404 } },
    'no reply came': { fault: { status: 500 } },
    'the server takes nothing now': { fault: { status: 429 } },
    'there is no connection': NOTHING_SENT,
    unexpectedError: UNEXPECTED_ERROR,
  },
};

/** What the bar says while nothing is on its way. */
const stateText = ({ notice, doing, text, isUnsaved }: Position): string | RegExp => {
  const not = doing === 'publish' ? 'Not published' : 'Not saved';
  switch (notice) {
    case 'refused':
      return new RegExp(`^${not}: `);
    case 'notNow':
      return `${not}: the server takes nothing just now`;
    case 'noConnection':
      return `${not}: no connection`;
    case 'unknown':
      return `It may not be ${doing === 'publish' ? 'published' : 'saved'}. Please try again`;
    case 'saved':
    case 'published':
    case null:
      if (text === '') return '1 to fix';
      if (isUnsaved) return 'Not saved';
      return notice === 'saved' ? 'Draft saved' : /^(Published|Draft)$/;
  }
};

/** Helen writes a page of Northgate (`/pages/:id/edit`). */
export const flow = model<typeof publishingMachine, 'publishing', Position>({
  statuses: [403, 404, 409, 422, 429, 500],
  startsAnewWhenOpened: true,
  inputs: {
    'a published page': { prepare, open },
    'written here before somebody else saved': {
      prepare: async (visitor) => {
        await prepare(visitor);
        await saveTheirs(visitor);
        await storeDraft(
          visitor.page,
          { userId: helenCho.id, kind: 'builder', name: `${northgate.organisation_id}-${PAGE.page_id}` },
          { version: FIRST, title: PAGE.title, content: saying(MINE) },
        );
      },
      open,
    },
  },
  events: {
    edited: async (visitor, { edit }) => {
      await screen(visitor).block('Heading').click();
      const text = edit.kind === 'set' ? edit.change['text'] : undefined;
      await screen(visitor).headingText.fill(String(text));
    },
    'undo.requested': (visitor) => screen(visitor).undo.click(),
    'redo.requested': (visitor) => screen(visitor).redo.click(),
    'block.selected': (visitor) => screen(visitor).block('Rich text').click(),
    'block.lifted': (visitor) => screen(visitor).block('Heading').press('m'),
    'block.stepped': (visitor) => screen(visitor).block('Heading').press('ArrowDown'),
    'block.dropped': (visitor) => screen(visitor).block('Heading').press('Enter'),
    'block.putBack': (visitor) => screen(visitor).block('Heading').press('Escape'),
    'save.requested': async (visitor) => {
      await reconnect(visitor);
      await loseConnectionBefore(visitor, 'saveDraft: there is no connection');
      await screen(visitor).save.click();
    },
    'publish.requested': async (visitor) => {
      await reconnect(visitor);
      await loseConnectionBefore(visitor, 'publish: there is no connection');
      await screen(visitor).publish.click();
    },
    'theirs.taken': (visitor) => screen(visitor).conflict.getByRole('button', { name: 'See theirs' }).click(),
    'mine.written': (visitor) =>
      screen(visitor)
        .conflict.getByRole('button', { name: /mine over theirs$/ })
        .click(),
    'decision.postponed': (visitor) => screen(visitor).conflict.getByRole('button', { name: 'Close' }).click(),
  },
  effects: { saveDraft: write, publish: write },
  states: {
    'publishing.opening': passedThrough('what the device has is known before the page is drawn'),
    'publishing.editing': async (visitor, { text, canUndo, canRedo }) => {
      await see(screen(visitor).heading).toHaveText(PAGE.title);
      await see(screen(visitor).block('Heading')).toHaveAttribute(
        'aria-label',
        text === '' ? 'Heading' : `Heading: ${text}`,
      );
      for (const [button, isOpen] of [
        [screen(visitor).undo, canUndo],
        [screen(visitor).redo, canRedo],
      ] as const) {
        if (isOpen) await see(button).not.toHaveAttribute('aria-disabled');
        else await see(button).toHaveAttribute('aria-disabled', 'true');
      }
      await see(screen(visitor).conflict).toHaveCount(0);
    },
    'publishing.editing.resting': async (visitor, position) => {
      await see(screen(visitor).state).toHaveText(stateText(position));
      await see(screen(visitor).save).toHaveText(position.isUnsaved ? 'Save draft' : 'Saved');
      await see(screen(visitor).moving).toHaveCount(0);
    },
    'publishing.editing.saving': (visitor) => see(screen(visitor).state).toHaveText('Saving…'),
    'publishing.editing.publishing': (visitor) => see(screen(visitor).state).toHaveText('Publishing…'),
    'publishing.moving': async (visitor, { text }) => {
      await see(screen(visitor).moving).toHaveText(`Moving “${text === '' ? 'Heading' : text}”`);
    },
    'publishing.conflicted': (visitor) =>
      see(screen(visitor).conflict.getByRole('heading')).toHaveText('Somebody else changed this page'),
    'publishing.closed': (visitor, { closedBy }) =>
      see(screen(visitor).heading).toHaveText(
        closedBy === 'gone' ? 'This page is gone' : 'You can no longer change this page',
      ),
  },
});
