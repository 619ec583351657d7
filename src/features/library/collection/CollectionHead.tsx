import type { ReactNode } from 'react';
import { ribbonOf, stateShown } from '#cards/card-labels.ts';
import type { CollectionCard, ModuleCard } from '#contracts/library/card.schema.ts';
import type { OrganisationSettings } from '#contracts/organisations/settings.schema.ts';
import { collectionState, warningOf } from '#machines/library/card-status.ts';
import { plural } from '#ui/format/counts.ts';
import { formatUnixDate } from '#ui/format/days.ts';
import { Breadcrumb, type Crumb } from '#ui/frames/breadcrumb/Breadcrumb.tsx';
import { PageTitle } from '#ui/frames/page-title/PageTitle.tsx';
import { Facts } from '#ui/lists/facts/Facts.tsx';
import { Badge } from '#ui/messages/badge/Badge.tsx';
import { Ribbon } from '#ui/messages/badge/Ribbon.tsx';
import { StatusBadge } from '#ui/messages/badge/StatusBadge.tsx';
import { Parts } from '#ui/messages/progress/Parts.tsx';
import { pointsOf, progressOf } from './collection-facts.ts';

export interface CollectionHeadProps {
  readonly crumbs: readonly Crumb[];
  /** The collection, or what a list knows of it. */
  readonly card: CollectionCard;
  /** Null while only a list knows of it. */
  readonly modules: readonly ModuleCard[] | null;
  readonly settings: OrganisationSettings;
  readonly nowUnix: number;
  /** M-33: shown where present. */
  readonly extra?: { readonly studyHours: number | null; readonly notes: string | null; readonly tags: readonly string[]; readonly favourite: boolean };
  /** The blade that goes on from here. */
  readonly action?: ReactNode;
}

/** The head of a collection: what it is, and how far its person has got (M-11, M-19 to M-22). */
export function CollectionHead({ crumbs, card, modules, settings, nowUnix, extra, action }: CollectionHeadProps) {
  const ribbon = ribbonOf(card, nowUnix);
  const progress = progressOf(card, settings);
  const warning = warningOf(card, nowUnix);
  const points = modules === null ? null : pointsOf(modules, settings);
  const due = card.status !== 'completed' && card.status !== 'exempt' && typeof card.due_at === 'number' ? formatUnixDate(card.due_at) : null;
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
    ...(warning === null ? (due === null || card.status === 'overdue' ? [] : [{ name: 'Due', value: due }]) : [{ name: warning.kind === 'due' ? 'Due' : 'Expires', value: <StatusBadge shape="expiring" word={formatUnixDate(warning.at)} tone="due" /> }]),
    ...(points === null ? [] : [{ name: 'Points', value: points }]),
    ...(typeof extra?.studyHours === 'number' ? [{ name: 'Study time', value: plural(extra.studyHours, 'hour') }] : []),
  ];
  return (
    <>
      <Breadcrumb crumbs={crumbs} />
      <header className="coll__head">
        <div className="coll__t">
          {ribbon !== undefined && <Ribbon>{ribbon}</Ribbon>}
          <PageTitle {...(card.short_description ? { lead: card.short_description } : {})}>{card.title}</PageTitle>
          {extra?.notes && <p className="meta">{extra.notes}</p>}
          {((extra?.tags.length ?? 0) > 0 || extra?.favourite) && (
            <p className="coll__tags">
              {extra?.favourite && <Badge>Favourite</Badge>}
              {extra?.tags.map((tag) => (
                <Badge key={tag}>{tag}</Badge>
              ))}
            </p>
          )}
          {action && <div className="coll__go">{action}</div>}
        </div>
        <Facts className="coll__p" facts={facts} />
      </header>
    </>
  );
}
