import type { RefObject } from 'react';
import type { Evidence } from '#contracts/evidence/evidence.schema.ts';
import type { OrganisationMembership, Profile } from '#contracts/profile/profile.schema.ts';
import { SignedInLine } from '#ui/frames/review-layout/SignedInLine.tsx';
import { Facts } from '#ui/lists/facts/Facts.tsx';
import { formatDateTime, fromUnixSeconds } from '#ui/format/dates.ts';
import { PageTitle } from '#ui/frames/page-title/PageTitle.tsx';
import { countsFor, learnerOf, trainingOf } from '../evidence-messages.ts';

export interface EvidenceHeadProps {
  readonly evidence: Evidence;
  readonly organisation: OrganisationMembership;
  readonly logoUrl: string | undefined;
  readonly profile: Profile;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
}

/** where somebody is without the bar, whose evidence it is and what for, and what was said with it. */
export function EvidenceHead({ evidence, organisation, logoUrl, profile, headingRef }: EvidenceHeadProps) {
  const { created_at: sentAt, entity, message } = evidence;
  const facts = [
    ...(typeof sentAt === 'number' ? [{ name: 'Sent', value: formatDateTime(fromUnixSeconds(sentAt)) }] : []),
    { name: 'Training', value: 'Completed elsewhere' },
    { name: 'Counts for', value: countsFor(entity?.expires_after_days) },
  ];
  return (
    <>
      <SignedInLine organisation={organisation.name} logoUrl={logoUrl} person={profile.name} />
      <header className="bench__head bench__head--flush">
        <PageTitle ref={headingRef} lead={`Evidence from ${learnerOf(evidence)}`}>
          {trainingOf(evidence)}
        </PageTitle>
        <Facts facts={facts} />
        <p className="meta bench__who">Reviewers need an admin account in {organisation.name}.</p>
      </header>
      {typeof message === 'string' && message !== '' && (
        <blockquote className="said">
          <p>{message}</p>
          <footer className="meta">{learnerOf(evidence)}, with the file</footer>
        </blockquote>
      )}
    </>
  );
}
