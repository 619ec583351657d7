/** B-19, U-04: what it means to be in the staging environment. */
export const STAGING_CONSEQUENCE = 'Nothing you do here reaches a learner';
