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

/** Where there are no questions: what begins the next attempt, and answers that were never sent. */
interface WithoutQuestions extends ScreenProps {
  readonly onRetake: () => void;
  readonly offer: OfferedDraft | null;
  /** Begins the next attempt with the offered answers; undefined where none can begin. */
  readonly onTakeOffer: (() => void) | undefined;
}

export interface ResultProps extends WithoutQuestions {
  readonly kind: ResultKind;
  /** It came while this page was open. */
  readonly isNew: boolean;
  /** The app's clock, milliseconds since 1970. */
  readonly now: () => number;
}

export interface ClosedProps extends WithoutQuestions {
  readonly reason: ClosedReason;
}
