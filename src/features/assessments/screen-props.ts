import type { RefObject } from 'react';
import type { Assessment } from '#contracts/assessments/assessment.schema.ts';
import type { OrganisationMembership, Profile } from '#contracts/profile/profile.schema.ts';

/** What every screen of an assessment gets. */
export interface ScreenProps {
  readonly assessment: Assessment;
  readonly organisation: OrganisationMembership;
  readonly profile: Profile;
  /** Its h1, which takes the focus when the screen arrives. */
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
}
