import { useQuery } from '@tanstack/react-query';
import { useApi } from '#api/api-context.ts';
import { awardQuery } from '#api/queries/awards.queries.ts';
import type { AwardSummary } from '#contracts/awards/award.schema.ts';
import { awardPoints, awardProgress } from '#machines/awards/award-standing.ts';
import { formatCount, formatPoints } from '#ui/format/counts.ts';
import { formatUnixDate } from '#ui/format/days.ts';
import { StatusBadge } from '#ui/messages/badge/StatusBadge.tsx';
import { Parts } from '#ui/messages/progress/Parts.tsx';
import type { Figure } from '#ui/lists/card/figures.ts';
import { AwardFlag } from './AwardFlag.tsx';
import { AwardParts } from './AwardParts.tsx';
import type { AwardsPageProps } from './awards-page-props.ts';
import { CertificateButton } from './CertificateButton.tsx';

export interface AwardContentProps extends AwardsPageProps {
  readonly award: AwardSummary;
  readonly figure: Figure;
  readonly isAwarded: boolean;
  /** The parts of the first award on the way stand open. */
  readonly isFirst: boolean;
  /** It has come near the window: its parts are fetched (E-03), its figure is drawn. */
  readonly isNear: boolean;
}

/** E-02: what an award says of itself, as one of those awarded or of those on the way. */
export function AwardContent({
  award: listed,
  figure,
  isAwarded,
  isFirst,
  isNear,
  profile,
  organisation,
  nowUnix,
}: AwardContentProps) {
  const detail = useQuery({ ...awardQuery(useApi(), organisation.organisation_id, listed.award_id), enabled: isNear });
  const award = { ...listed, ...detail.data };
  const { settings } = organisation;
  const points = awardPoints(award, settings, nowUnix);
  const progress = settings.user_hide_progress ? null : awardProgress(award);
  const parts = (
    <AwardParts
      award={award}
      progress={progress}
      onRetry={detail.isError ? () => void detail.refetch() : null}
      isOpen={isFirst && !isAwarded}
    />
  );
  const awardedAt = award.user_award_stats?.awarded_at;

  if (isAwarded)
    return (
      <>
        <AwardFlag figure={figure} isDrawn={isNear} />
        <h3>{award.title}</h3>
        <p className="won__d">
          <StatusBadge
            shape="done"
            tone="ok"
            word={typeof awardedAt === 'number' ? `Awarded ${formatUnixDate(awardedAt)}` : 'Awarded'}
          />
        </p>
        {award.short_description && <p className="aw__d">{award.short_description}</p>}
        {parts}
        <div className="won__a">
          <CertificateButton award={award} profile={profile} />
          {points !== null && <span className="meta">{formatPoints(points)}</span>}
        </div>
      </>
    );
  return (
    <>
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
    </>
  );
}
