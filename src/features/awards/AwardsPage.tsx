import { IconChartBar } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '#api/api-context.ts';
import { awardsQuery, organisationStatsQuery, pointsQuery } from '#api/queries/awards.queries.ts';
import type { AwardSummary } from '#contracts/awards/award.schema.ts';
import { isAwarded, nearestAward } from '#machines/awards/award-standing.ts';
import { showsPoints } from '#machines/awards/points-shown.ts';
import { LinkButton } from '#ui/actions/button/LinkButton.tsx';
import { EmptyState } from '#ui/frames/empty/EmptyState.tsx';
import { Loaded } from '#ui/frames/loaded/Loaded.tsx';
import { Title } from '#ui/frames/page/Title.tsx';
import { Skeleton } from '#ui/frames/skeleton/Skeleton.tsx';
import { AwardList } from './AwardList.tsx';
import { Button } from '#ui/actions/button/Button.tsx';
import { countOf, formatCount } from '#ui/format/counts.ts';
import { PageTitle } from '#ui/frames/page-title/PageTitle.tsx';
import { RetryLine } from '#ui/messages/retry/RetryLine.tsx';
import type { AwardsPageProps } from './awards-page-props.ts';
import { nearestLabel } from './award-labels.ts';
import { lazyPart } from '#ui/frames/part/lazy-part.tsx';
import { PartMissing } from '#ui/frames/part/PartMissing.tsx';
import './awards.css';

/** The points by date, whose code comes when somebody asks for it. */
const PointsDialogPart = lazyPart(async () => (await import('./points/PointsDialog.tsx')).PointsDialog, {
  missing: (again, { onClose }) => (
    <PartMissing title="The points could not be shown" onAgain={again} onClose={onClose} />
  ),
});

/** Keeps the line of a sentence that is on its way. */
const NOTHING_YET = '\u00A0';

/** E-09, E-10, E-13, E-14: which award is nearest, how much is completed, and the points. */
function AwardsHead({
  profile,
  organisation,
  nowUnix,
  awards,
}: AwardsPageProps & {
  /** Undefined while they are on their way. */
  readonly awards: readonly AwardSummary[] | undefined;
}) {
  const client = useApi();
  const { organisation_id: id, settings } = organisation;
  const hasPoints = showsPoints(settings);
  const hasProgress = !settings.user_hide_progress;
  const points = useQuery({ ...pointsQuery(client, id), enabled: hasPoints });
  const stats = useQuery({ ...organisationStatsQuery(client, id, profile.id), enabled: hasProgress });
  const [isOpen, setOpen] = useState(false);
  const nearest = hasProgress && awards !== undefined ? nearestAward(awards) : null;
  const isLeadComing = hasProgress && awards === undefined;
  const summary = stats.data?.user_organisation_stats.completion_summary;
  return (
    <header className="awards__head">
      <div>
        <PageTitle lead={isLeadComing ? NOTHING_YET : nearest && nearestLabel(nearest)}>
          {settings.lang.awards}
        </PageTitle>
        {stats.isLoading && <p className="meta">{NOTHING_YET}</p>}
        {summary && summary.total > 0 && (
          <p className="meta">{countOf(summary.completed, summary.total)} of your modules and collections completed</p>
        )}
        {stats.isError && summary === undefined && (
          <RetryLine onRetry={() => void stats.refetch()}>Your progress could not be loaded.</RetryLine>
        )}
        {points.isError && points.data === undefined && (
          <RetryLine onRetry={() => void points.refetch()}>Your points could not be loaded.</RetryLine>
        )}
      </div>
      {points.isLoading && (
        <div className="awards__pts awards__pts--skel">
          <Skeleton shape="text" />
          <Skeleton shape="control" />
        </div>
      )}
      {hasPoints && points.data !== undefined && (
        <div className="awards__pts">
          <p>
            <b>{formatCount(points.data.points)}</b> {points.data.points === 1 ? 'point' : 'points'} since your account
            was opened
          </p>
          <Button
            variant="secondary"
            onClick={() => setOpen(true)}
            onPointerEnter={() => void PointsDialogPart.fetch()}
          >
            <IconChartBar className="ic" aria-hidden />
            Points by date
          </Button>
        </div>
      )}
      {isOpen && <PointsDialogPart organisationId={id} nowUnix={nowUnix} onClose={() => setOpen(false)} />}
    </header>
  );
}

const ROWS = ['a', 'b', 'c', 'd'];

/** E-01, E-04: what the person is working for and what they hold, with their points. */
export function AwardsPage({ profile, organisation, nowUnix }: AwardsPageProps) {
  const awards = useQuery(awardsQuery(useApi(), organisation.organisation_id));
  const { lang } = organisation.settings;
  return (
    <main id="main" tabIndex={-1} className="wrap awards">
      <Title>{`${lang.awards} · ${organisation.name}`}</Title>
      <AwardsHead {...{ profile, organisation, nowUnix }} awards={awards.isLoading ? undefined : (awards.data ?? [])} />
      <Loaded
        query={awards}
        label={`Loading ${lang.awards}`}
        skeleton={ROWS.map((row) => (
          <Skeleton key={row} shape="control" width={100} />
        ))}
        failed={{ title: 'Your awards could not be loaded.' }}
        empty={{
          isEmpty: (loaded) => loaded.length === 0,
          shown: (
            <EmptyState
              level={2}
              title="Sorry, there are no awards for you to collect at this time."
              action={
                <LinkButton variant="secondary" href="/categories">
                  Go to {lang.library}
                </LinkButton>
              }
            >
              Awards appear here when your organisation sets one up for the training that you take.
            </EmptyState>
          ),
        }}
      >
        {(loaded) => (
          <>
            <AwardList
              {...{ profile, organisation, nowUnix }}
              title="On the way"
              awards={loaded.filter((award) => !isAwarded(award))}
            />
            <AwardList
              {...{ profile, organisation, nowUnix }}
              title="Awarded"
              isAwarded
              awards={loaded.filter(isAwarded)}
            />
          </>
        )}
      </Loaded>
    </main>
  );
}
