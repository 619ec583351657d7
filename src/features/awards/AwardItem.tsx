import { IconChevronDown, IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { memo, useState } from 'react';
import { useApi } from '#api/api-context.ts';
import { awardQuery, fetchCertificate } from '#api/queries/awards.queries.ts';
import type { Award, AwardSummary } from '#contracts/awards/award.schema.ts';
import type { Profile } from '#contracts/profile/profile.schema.ts';
import { awardParts, awardPoints, awardProgress, hasCertificate } from '#machines/awards/award-standing.ts';
import type { Figure } from '#ui/lists/card/figures.ts';
import { useNear } from '#ui/lists/near/use-near.ts';
import { countOf, formatCount, formatPoints } from '#ui/format/counts.ts';
import { formatUnixDate } from '#ui/format/days.ts';
import { StatusBadge } from '#ui/messages/badge/StatusBadge.tsx';
import { Parts } from '#ui/messages/progress/Parts.tsx';
import { Thumbnail } from '#ui/lists/card/Thumbnail.tsx';
import { Link } from '#ui/actions/link/Link.tsx';
import { Skeleton } from '#ui/frames/skeleton/Skeleton.tsx';
import { RetryLine } from '#ui/messages/retry/RetryLine.tsx';
import { partState } from './award-labels.ts';
import type { AwardsPageProps } from './awards-page-props.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { saveBytes } from '#ui/actions/download/save-blob.ts';

/** An award is a goal, and a goal is a flag: grey while it is on the way. Decoration. */
function AwardFlag({
  figure,
  isDrawn,
  isInProgress = false,
}: {
  figure: Figure;
  isDrawn: boolean;
  isInProgress?: boolean;
}) {
  return (
    <span className={isInProgress ? 'flag flag--way' : 'flag'} aria-hidden="true">
      <span className="flag__c">{isDrawn && <Thumbnail src={undefined} figure={figure} />}</span>
    </span>
  );
}

interface AwardPartsProps {
  readonly award: Award;
  /** Null where progress is hidden (E-14) or not known. */
  readonly progress: { readonly done: number; readonly total: number } | null;
  /** Asks again for its detail, which did not come; null unless that is so. The list's own figures stay. */
  readonly onRetry: (() => void) | null;
  readonly isOpen: boolean;
}

/** As many rows as will stand here, so that the awards below stay where they are. */
function PartsSkeleton({ rows }: { rows: number }) {
  return (
    <ul className="rows" aria-hidden>
      {Array.from({ length: rows }, (_, row) => (
        <li key={row} className="aw__part">
          <Skeleton shape="text" width={60} />
        </li>
      ))}
    </ul>
  );
}

/** E-02, E-08: 'n of m modules', and behind it what the award takes, collections among the modules. */
function AwardParts({ award, progress, onRetry, isOpen: isOpenAtFirst }: AwardPartsProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const parts = awardParts(award);
  const label = progress === null ? 'Modules' : countOf(progress.done, progress.total, 'module');
  if (onRetry !== null && parts === undefined)
    return (
      <>
        {progress !== null && <p className="aw__n">{label}</p>}
        <RetryLine onRetry={onRetry}>What it takes could not be loaded.</RetryLine>
      </>
    );
  return (
    <details className="aw__p" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary aria-label={`${label}: ${award.title}`}>
        <span className="aw__n">{label}</span>
        <IconChevronDown className="ic ic--s" aria-hidden />
      </summary>
      {isOpen &&
        (parts === undefined ? (
          <PartsSkeleton rows={progress?.total ?? 1} />
        ) : (
          <ul className="rows">
            {parts.map((part) => {
              const state = partState(part);
              return (
                <li key={part.key} className="aw__part">
                  <Link href={part.href}>{part.title}</Link>
                  {state !== null && <StatusBadge {...state} size="meta" />}
                </li>
              );
            })}
          </ul>
        ))}
    </details>
  );
}

/**
 * E-05 to E-07: saves the certificate of an award, where there is one. A failure raises nothing; the button, which does
 * not claim that anything was saved, offers to try again.
 */
function CertificateButton({ award, profile }: { award: AwardSummary; profile: Profile }) {
  const client = useApi();
  const [state, setState] = useState<'ready' | 'fetching' | 'missing'>('ready');
  if (!hasCertificate(award)) return null;
  const save = async (): Promise<void> => {
    setState('fetching');
    try {
      saveBytes(await fetchCertificate(client, profile, award.award_id), `${award.title}.pdf`);
      setState('ready');
    } catch {
      setState('missing');
    }
  };
  const label = state === 'missing' ? 'Try again' : 'Download';
  return (
    <Button
      variant="secondary"
      aria-label={`${label}: ${award.title}`}
      busy={state === 'fetching'}
      onClick={() => void save()}
    >
      <IconDownload className="ic" aria-hidden />
      {label}
    </Button>
  );
}

interface AwardContentProps extends AwardsPageProps {
  readonly award: AwardSummary;
  readonly figure: Figure;
  readonly isAwarded: boolean;
  /** The parts of the first award on the way stand open. */
  readonly isFirst: boolean;
  /** It has come near the window: its parts are fetched (E-03), its figure is drawn. */
  readonly isNear: boolean;
}

/** E-02: what an award says of itself, as one of those awarded or of those on the way. */
function AwardContent({
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

export interface AwardItemProps extends AwardsPageProps {
  /** What an address names it by. */
  readonly id: string;
  readonly award: AwardSummary;
  readonly figure: Figure;
  readonly isAwarded: boolean;
  /** The parts of the first award on the way stand open. */
  readonly isFirst: boolean;
  /** It is drawn whole at once; any other when it comes near the window, and until then stands there by its title. */
  readonly isWholeAtOnce: boolean;
}

/** E-02: one award of a list that may be long. */
export const AwardItem = memo(function AwardItem({ id, award, isAwarded, isWholeAtOnce, ...content }: AwardItemProps) {
  const [ref, isNear] = useNear<HTMLLIElement>();
  const isWhole = isWholeAtOnce || isNear;
  const name = isAwarded ? 'won' : 'aw';
  return (
    <li ref={ref} id={id} className={isWhole ? name : `${name} ${name}--far`}>
      {isWhole ? <AwardContent {...{ award, isAwarded, isNear }} {...content} /> : <h3>{award.title}</h3>}
    </li>
  );
});
