import { builderStates } from '#contracts/builder/builder.states.ts';
import { garethPugh } from '#fixtures/colleagues.ts';
import { pinnedInNorthgate } from '#fixtures/library/pages.ts';
import { northgate } from '#fixtures/organisations.ts';
import { helenCho } from '#fixtures/people.ts';
import type { UserRecord } from '#fixtures/records/people.record.ts';
import { storeFile } from '../db/store-file.ts';
import { updatePage } from '../rules/page-change.rules.ts';
import { callOf } from './call-of.ts';
import { longPage } from './long-page.ts';
import type { Scenario, Stage } from './scenario.ts';
import { stateScenarios } from './state-scenarios.ts';

const ORGANISATION_ID = northgate.organisation_id;
const PAGE_ID = pinnedInNorthgate.page_id;
const MONTH_SECONDS = 30 * 86_400;

const CHOICES = builderStates['an organisation whose pages an author may change'].provides;
const EDITED = builderStates['a page with a draft'].provides;
/** Ids of files that pacts may name. */
const UPLOADED = { helen: 990_003, gareth: 990_004 } as const;

/** Leaves Northgate with a few things to choose from. */
const fewChoices = async ({ db }: Stage): Promise<void> => {
  const isOurs = ({ organisation_id }: { readonly organisation_id: number }): boolean =>
    organisation_id === ORGANISATION_ID;
  const { collections, modules, thumbnails } = db.tables;
  const wanted: Readonly<Record<'collections' | 'modules' | 'thumbnails', readonly number[]>> = {
    collections: CHOICES.collection_ids,
    modules: CHOICES.module_ids,
    thumbnails: CHOICES.thumbnail_ids,
  };
  for (const { collection_id: id } of collections.where(isOurs))
    if (!wanted.collections.includes(id)) await collections.remove(id);
  for (const { module_id: id } of modules.where(isOurs)) if (!wanted.modules.includes(id)) await modules.remove(id);
  for (const { id } of thumbnails.where(isOurs)) if (!wanted.thumbnails.includes(id)) await thumbnails.remove(id);
};

const coming = ({ nowMs }: Stage) => ({
  published_at: Math.floor(nowMs / 1000) + MONTH_SECONDS,
  updated_at: EDITED.updated_at,
});

const upload = (
  { db, nowMs }: Stage,
  id: number,
  owner: Pick<UserRecord, 'id'>,
  secondsAgo: number,
): Promise<unknown> =>
  storeFile(
    db,
    {
      id,
      reason: 'Uploaded for content.',
      name: 'handover.mp4',
      mimetype: 'video/mp4',
      type: 'video',
      owner_id: owner.id,
      created_at: Math.floor(nowMs / 1000) - secondsAgo,
    },
    new TextEncoder().encode('Not a film.\n'),
  );

const draftBesideContent = async (stage: Stage): Promise<void> => {
  const { content, content_draft } = EDITED;
  await stage.db.tables.pages.update(PAGE_ID, { ...coming(stage), content, content_draft });
  await upload(stage, UPLOADED.helen, helenCho, 60);
  await upload(stage, UPLOADED.gareth, garethPugh, 30);
};

type Change = { readonly content: string } | { readonly content_draft: string | null };

/** What another author wrote, who had read the same version. */
const change = async (stage: Stage, written: Change): Promise<void> => {
  const { updated_at } = stage.db.tables.pages.require(PAGE_ID);
  const answer = await updatePage({
    ...callOf(stage, garethPugh),
    params: { id: PAGE_ID },
    query: { organisation_id: ORGANISATION_ID },
    body: { ...written, updated_at },
  });
  if (answer.kind === 'refusal') throw new Error('Gareth could not change the page.');
};

const changedSince = async (stage: Stage, written: Change): Promise<void> => {
  await stage.db.tables.pages.update(PAGE_ID, { updated_at: EDITED.updated_at });
  await change(stage, written);
};

/** Pages and their authors. */
export const builderScenarios = {
  'long-page': {
    description: 'The page “Welcome to Learning” of Northgate has 504 blocks; Helen edits it at /pages/154/edit.',
    entrance: { kind: 'signedIn', email: helenCho.email },
    arrange: longPage,
  },
  ...stateScenarios(builderStates, {
    'an organisation whose pages an author may change': fewChoices,
    'a page with a draft': draftBesideContent,
    'a page whose draft was saved since it was read': async (stage) =>
      changedSince(stage, {
        content_draft: builderStates['a page whose draft was saved since it was read'].provides.content_draft,
      }),
    'a page that was published since it was read': async (stage) =>
      changedSince(stage, { content: builderStates['a page that was published since it was read'].provides.content }),
    'a page that was just published': async (stage) => {
      await draftBesideContent(stage);
      await change(stage, { content: builderStates['a page that was just published'].provides.content });
    },
  }),
} as const satisfies Readonly<Record<string, Scenario>>;
