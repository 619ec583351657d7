/** N-21, K-21: what a reset takes back; each travels as null. */
export const TAKEN_BACK = { last_started_at: null, last_completed_at: null, state: null, time_viewed: null } as const;
