import type { RefObject } from 'react';
import type { Assessment } from '#contracts/assessments/assessment.schema.ts';
import type { OrganisationMembership, Profile } from '#contracts/profile/profile.schema.ts';
import type { ClosedReason, ResultKind } from './screen-of.ts';
import type { OfferedDraft } from './drafts/use-draft-offer.ts';

/** What every screen of an assessment gets. */
export interface ScreenProps {
  readonly assessment: Assessment;
  readonly organisation: OrganisationMembership;
  readonly profile: Profile;
  /** Its h1, which takes the focus when the screen arrives. */
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
}

export interface ResultProps extends ScreenProps {
  readonly kind: ResultKind;
  readonly onRetake: () => void;
  /** Answers of another attempt that are on this device. */
  readonly offer: OfferedDraft | null;
}

export interface ClosedProps extends ScreenProps {
  readonly reason: ClosedReason;
  readonly onRetake: () => void;
  /** Answers of another attempt that are on this device. */
  readonly offer: OfferedDraft | null;
}
