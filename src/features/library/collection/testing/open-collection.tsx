import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { openPage, type Opened } from '#api/testing/open-page.tsx';
import { moduleEntity } from '#fixtures/entities.ts';
import { amaraOsei } from '#fixtures/people.ts';
import { createInProcess, type InProcess } from '#mocks/in-process.ts';
import type { ContentSlotProps } from '../../content-slot.ts';
import { CollectionPage, type CollectionPageProps } from '../CollectionPage.tsx';

/** Monday, 2nd Mar '26, 9:00 am. */
const TODAY = Date.UTC(2026, 2, 2, 9);

/** A backend whose clock stands at that morning, with Amara at its door unless said. */
export const openDoor = async (email: string = amaraOsei.email): Promise<InProcess> => {
  const door = createInProcess({ now: () => TODAY });
  await door.demo.as(email);
  return door;
};

/** Stands for what another area draws. */
const Content = ({ content }: ContentSlotProps) => <h2>{content}</h2>;

/** The page with a tab of its own instead of the address. */
function Tabbed({ at, ...props }: Omit<CollectionPageProps, 'tab' | 'onTab'> & { at: string | null }) {
  const [tab, setTab] = useState(at);
  return <CollectionPage {...props} tab={tab} onTab={setTab} />;
}

export interface OpenCollectionOptions {
  readonly tab?: string;
  readonly path?: string;
  readonly parentTitle?: string;
  readonly organisationId?: number;
  readonly queries?: Opened['queries'];
  /** Changes what the organisation has set. */
  readonly settings?: Partial<Opened['organisation']['settings']>;
}

/** Opens the page of a collection as the signed-in person, in Brightwater unless said. */
export const openCollection = (
  door: InProcess,
  collectionId: number,
  {
    tab,
    path = `/collections/${collectionId}`,
    settings = {},
    organisationId,
    queries,
    ...rest
  }: OpenCollectionOptions = {},
): Promise<Opened> =>
  openPage(
    door,
    ({ profile, organisation }) => (
      <Tabbed
        {...{ profile, collectionId, path, Content, ...rest }}
        organisation={{ ...organisation, settings: { ...organisation.settings, ...settings } }}
        at={tab ?? null}
        nowUnix={TODAY / 1000}
      />
    ),
    { organisationId, ...(queries === undefined ? {} : { queries }) },
  );

/** `formatDate` joins its parts with spaces that do not break. */
export const plain = (text: string | null | undefined): string => (text ?? '').replaceAll('\u00A0', ' ');
type Part = Awaited<ReturnType<typeof section>>;

/** A part of the page by its name, once it is there. */
export const section = async (name: string) => within(await screen.findByRole('region', { name }));
/** Titles of its cards or rows, once they have come. */
export const titles = async (part: Part) =>
  (await part.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent);
/** What the stops of a path say. */
export const stops = (part: Part) => part.getAllByRole('listitem').map(({ textContent }) => plain(textContent));
/** Amara completes a module elsewhere. */
export const complete = (door: InProcess, moduleId: number) =>
  door.backend.write(async (db) => {
    for (const { user_entity_id } of db.tables.user_entities.where(
      ({ user_id, entity_id }) => user_id === amaraOsei.id && entity_id === moduleEntity(moduleId),
    ))
      await db.tables.user_entities.update(user_entity_id, { status: 'completed', last_completed_at: 1_772_000_000 });
  });
