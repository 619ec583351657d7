import { Fragment, memo, type RefObject } from 'react';
import type { Assessment } from '#contracts/assessments/assessment.schema.ts';
import type { OrganisationMembership, Profile } from '#contracts/profile/profile.schema.ts';
import type { ReviewRow } from '#machines/assessments/review-rules.ts';
import { SignedInLine } from '#ui/frames/review-layout/SignedInLine.tsx';
import { Facts } from '#ui/lists/facts/Facts.tsx';
import { formatDateTime, fromUnixSeconds } from '#ui/format/dates.ts';
import { PageTitle } from '#ui/frames/page-title/PageTitle.tsx';
import { whoseWork } from './review-messages.ts';

interface AskedReviewersProps {
  readonly assessment: Pick<Assessment, 'last_referred_users'>;
  readonly organisation: Pick<OrganisationMembership, 'name'>;
  readonly profile: Pick<Profile, 'id'>;
}

/** D-12: who was asked, by e-mail, and who may: whoever decides first has decided. */
function AskedReviewers({ assessment, organisation, profile }: AskedReviewersProps) {
  const asked = assessment.last_referred_users ?? [];
  const others = asked.filter(({ id }) => id !== profile.id);
  const separator = (index: number): string => (index === 0 ? '' : index === others.length - 1 ? ' and ' : ', ');
  return (
    <p className="meta bench__who">
      {others.length > 0 && (
        <>
          {others.length === asked.length ? 'Asked to review: ' : 'Also asked to review: '}
          {others.map(({ id, email }, index) => (
            <Fragment key={id}>
              {separator(index)}
              <a href={`mailto:${email}`}>{email}</a>
            </Fragment>
          ))}
          . Whoever submits first decides.{' '}
        </>
      )}
      Reviewers need an admin account in {organisation.name}.
    </p>
  );
}

export interface ReviewHeadProps {
  readonly assessment: Assessment;
  readonly organisation: OrganisationMembership;
  /** The address of the organisation's mark. */
  readonly logoUrl?: string | undefined;
  readonly profile: Profile;
  readonly rows: readonly ReviewRow[];
  readonly isMarking: boolean;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
}

/** where somebody is, without the bar; whose work it is, and what is theirs to mark. */
export const ReviewHead = memo(function ReviewHead({
  assessment,
  organisation,
  logoUrl,
  profile,
  rows,
  isMarking,
  headingRef,
}: ReviewHeadProps) {
  const manual = rows.filter(({ isManual }) => isManual).length;
  const at = assessment.last_submitted_at;
  const facts = [
    ...(typeof at === 'number' ? [{ name: 'Submitted', value: formatDateTime(fromUnixSeconds(at)) }] : []),
    ...(assessment.pass === null ? [] : [{ name: 'Pass mark', value: `${assessment.pass}%` }]),
    ...(rows.length === manual
      ? []
      : [
          { name: isMarking ? 'Marked for you' : 'Marked at once', value: `${rows.length - manual} of ${rows.length}` },
        ]),
    ...(manual === 0 ? [] : [{ name: isMarking ? 'Yours to mark' : 'Marked by hand', value: manual }]),
  ];
  return (
    <>
      <SignedInLine organisation={organisation.name} logoUrl={logoUrl} person={profile.name} />
      <header className="bench__head">
        <PageTitle ref={headingRef} lead={whoseWork(assessment)}>
          {assessment.title}
        </PageTitle>
        <Facts facts={facts} />
        {isMarking && <AskedReviewers assessment={assessment} organisation={organisation} profile={profile} />}
      </header>
    </>
  );
});
