import { useQuery } from '@tanstack/react-query';
import { memo, useEffect } from 'react';
import { useApi } from '#api/api-context.ts';
import { awardQuery } from '#api/queries/awards.queries.ts';
import type { AwardSummary } from '#contracts/awards/award.schema.ts';
import { awardPoints, awardProgress } from '#machines/awards/award-standing.ts';
import { formatCount, formatPoints } from '#ui/format/counts.ts';
import { formatUnixDate } from '#ui/format/days.ts';
import { StatusBadge } from '#ui/messages/badge/StatusBadge.tsx';
import { Parts } from '#ui/messages/progress/Parts.tsx';
import type { Figure } from '#ui/lists/card/figures.ts';
import { useNear } from '#ui/lists/near/use-near.ts';
import { AwardFlag } from './AwardFlag.tsx';
import { AwardParts } from './AwardParts.tsx';
import type { AwardsPageProps } from './awards-page-props.ts';
import { CertificateButton } from './CertificateButton.tsx';

export interface AwardItemProps extends AwardsPageProps {
  readonly award: AwardSummary;
  readonly figure: Figure;
  readonly isAwarded: boolean;
  /** The parts of the first award on the way stand open. */
  readonly isFirst: boolean;
  /** It is drawn whole at once; any other when it comes near the window, and until then stands there by its title. */
  readonly isEarly: boolean;
}

/** E-02: one award. Its parts are fetched when it comes near the window (E-03). */
export const AwardItem = memo(function AwardItem({ award: listed, figure, isAwarded, isFirst, isEarly, profile, organisation, nowUnix }: AwardItemProps) {
  const [ref, isNear] = useNear<HTMLLIElement>();
  const detail = useQuery({ ...awardQuery(useApi(), organisation.organisation_id, listed.award_id), enabled: isNear });
  const award = { ...listed, ...detail.data };
  // The list stands only after the address was opened, too late for the browser to go to its fragment.
  useEffect(() => {
    if (window.location.hash === `#award-${listed.award_id}`) ref.current?.scrollIntoView({ block: 'center' });
  }, [ref, listed.award_id]);
  if (!isEarly && !isNear)
    return (
      <li ref={ref} id={`award-${listed.award_id}`} className={isAwarded ? 'won' : 'aw'}>
        <h3>{listed.title}</h3>
      </li>
    );
  const { settings } = organisation;
  const points = awardPoints(award, settings, nowUnix);
  const progress = settings.user_hide_progress ? null : awardProgress(award);
  const parts = <AwardParts award={award} progress={progress} onRetry={detail.isError ? () => void detail.refetch() : null} isOpen={isFirst && !isAwarded} />;
  const awardedAt = award.user_award_stats?.awarded_at;

  if (isAwarded)
    return (
      <li ref={ref} id={`award-${listed.award_id}`} className="won">
        <AwardFlag figure={figure} isDrawn={isNear} />
        <h3>{award.title}</h3>
        <p className="won__d">
          <StatusBadge shape="done" tone="ok" word={typeof awardedAt === 'number' ? `Awarded ${formatUnixDate(awardedAt)}` : 'Awarded'} />
        </p>
        {award.short_description && <p className="aw__d">{award.short_description}</p>}
        {parts}
        <div className="won__a">
          <CertificateButton award={award} profile={profile} />
          {points !== null && <span className="meta">{formatPoints(points)}</span>}
        </div>
      </li>
    );
  return (
    <li ref={ref} id={`award-${listed.award_id}`} className="aw">
      <AwardFlag figure={figure} isDrawn={isNear} isInProgress />
      <div className="aw__m">
        <h3>{award.title}</h3>
        {award.short_description && <p className="aw__d">{award.short_description}</p>}
      </div>
      <div className="aw__r">
        {points !== null && (
          <p>
            <b>{formatCount(points)}</b> <span className="meta">{points === 1 ? 'point' : 'points'}</span>
          </p>
        )}
        {progress !== null && <Parts {...progress} />}
      </div>
      {parts}
    </li>
  );
});
