import { Fragment } from 'react';
import type { Assessment } from '#contracts/assessments/assessment.schema.ts';
import type { OrganisationMembership, Profile } from '#contracts/profile/profile.schema.ts';

export interface AskedReviewersProps {
  readonly assessment: Pick<Assessment, 'last_referred_users'>;
  readonly organisation: Pick<OrganisationMembership, 'name'>;
  readonly profile: Pick<Profile, 'id'>;
}

/** D-12: who was asked, by e-mail, and who may: whoever decides first has decided. */
export function AskedReviewers({ assessment, organisation, profile }: AskedReviewersProps) {
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
