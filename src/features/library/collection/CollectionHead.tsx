import type { ReactNode } from 'react';
import { ribbonOf, stateShown } from '#cards/card-labels.ts';
import type { CollectionCard, ModuleCard } from '#contracts/library/card.schema.ts';
import type { Collection } from '#contracts/library/collection.schema.ts';
import type { OrganisationSettings } from '#contracts/organisations/settings.schema.ts';
import { collectionState, warningOf } from '#machines/library/card-status.ts';
import { formatHours, plural } from '#ui/format/counts.ts';
import { formatUnixDate } from '#ui/format/days.ts';
import { Breadcrumb, type Crumb } from '#ui/frames/breadcrumb/Breadcrumb.tsx';
import { PageTitle } from '#ui/frames/page-title/PageTitle.tsx';
import { Facts } from '#ui/lists/facts/Facts.tsx';
import { Ribbon } from '#ui/messages/badge/Ribbon.tsx';
import { StatusBadge } from '#ui/messages/badge/StatusBadge.tsx';
import { Parts } from '#ui/messages/progress/Parts.tsx';
import { dueText } from '../due-text.ts';
import { EntityNotes } from '../EntityNotes.tsx';
import { pointsOf, progressOf } from './collection-facts.ts';

export interface CollectionHeadProps {
  readonly crumbs: readonly Crumb[];
  /** The collection, or what a list knows of it. */
  readonly card: CollectionCard;
  /** Null while only a list knows of it. */
  readonly modules: readonly ModuleCard[] | null;
  readonly settings: OrganisationSettings;
  readonly nowUnix: number;
  /** Null while only a list knows of it. */
  readonly collection: Collection | null;
  /** The blade that goes on from here. */
  readonly action?: ReactNode;
}

/** The head of a collection: what it is, and how far its person has got (M-11, M-19 to M-22). */
export function CollectionHead({ crumbs, card, modules, settings, nowUnix, collection, action }: CollectionHeadProps) {
  const ribbon = ribbonOf(card, nowUnix);
  const progress = progressOf(card, settings);
  const warning = warningOf(card, nowUnix);
  const points = modules === null ? null : pointsOf(modules, settings);
  const due = dueText(collection ?? card);
  const facts = [
    {
      name: 'Progress',
      value: (
        <>
          <StatusBadge {...stateShown(collectionState(card), settings)} />
          {progress !== null && <Parts {...progress} />}
          {progress !== null && (
            <span className="meta">
              {progress.done} of {plural(progress.total, 'part')}
            </span>
          )}
        </>
      ),
    },
    ...(warning === null
      ? []
      : [
          {
            name: warning.kind === 'due' ? 'Due' : 'Expires',
            value: (
              <StatusBadge
                shape="expiring"
                word={warning.kind === 'due' && due !== null ? due : formatUnixDate(warning.at)}
                tone="due"
              />
            ),
          },
        ]),
    ...(due === null || warning?.kind === 'due' ? [] : [{ name: 'Due', value: due }]),
    ...(points === null ? [] : [{ name: 'Points', value: points }]),
    ...(collection?.study_hours ? [{ name: 'Study time', value: formatHours(collection.study_hours) }] : []),
  ];
  return (
    <>
      <Breadcrumb crumbs={crumbs} />
      <header className="coll__head">
        <div className="coll__t">
          {ribbon !== undefined && <Ribbon>{ribbon}</Ribbon>}
          <PageTitle {...(card.short_description ? { lead: card.short_description } : {})}>{card.title}</PageTitle>
          {collection !== null && <EntityNotes {...collection} />}
          {action && <div className="coll__go">{action}</div>}
        </div>
        <Facts className="coll__p" facts={facts} />
      </header>
    </>
  );
}
