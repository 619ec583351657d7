import { IconChartBar } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '#api/api-context.ts';
import { organisationStatsQuery } from '#api/queries/awards.queries.ts';
import { pointsQuery } from '#api/queries/points.queries.ts';
import type { AwardSummary } from '#contracts/awards/award.schema.ts';
import { nearestAward } from '#machines/awards/award-standing.ts';
import { showsPoints } from '#machines/awards/points-shown.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { countOf, formatCount } from '#ui/format/counts.ts';
import { PageTitle } from '#ui/frames/page-title/PageTitle.tsx';
import { RetryLine } from '#ui/messages/retry/RetryLine.tsx';
import type { AwardsPageProps } from './awards-page-props.ts';
import { nearestLabel } from './award-labels.ts';
import { PointsDialogPart } from './points/points-dialog-part.tsx';

/** E-09, E-10, E-13, E-14: which award is nearest, how much is completed, and the points. */
export function AwardsHead({
  profile,
  organisation,
  nowUnix,
  awards,
}: AwardsPageProps & { readonly awards: readonly AwardSummary[] }) {
  const client = useApi();
  const { organisation_id: id, settings } = organisation;
  const hasPoints = showsPoints(settings);
  const hasProgress = !settings.user_hide_progress;
  const points = useQuery({ ...pointsQuery(client, id), enabled: hasPoints });
  const stats = useQuery({ ...organisationStatsQuery(client, id, profile.id), enabled: hasProgress });
  const [isOpen, setOpen] = useState(false);
  const nearest = hasProgress ? nearestAward(awards) : null;
  const summary = stats.data?.user_organisation_stats.completion_summary;
  return (
    <header className="awards__head">
      <div>
        <PageTitle {...(nearest === null ? {} : { lead: nearestLabel(nearest) })}>{settings.lang.awards}</PageTitle>
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
