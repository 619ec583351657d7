/** Who the verifier must be when an interaction of this state is replayed; `challenged` owes the code, `viewer` is the super user viewing as the learner. */
export type ActsAs = 'nobody' | 'learner' | 'challenged' | 'administrator' | 'reviewer' | 'superUser' | 'viewer';

/** One sentence that a provider must be able to make true before an interaction is replayed. */
export interface ProviderState {
  readonly as: ActsAs;
  readonly says: string;
}

/**
 * What happens to the learner, who listens on their own channel: making the sentence true raises the event. The other
 * states are situations that nobody hears of.
 */
const EVENT_STATES = {
  'somebody begins to view as the learner': { as: 'learner', says: 'A super user begins to view as Amara.' },
  'viewing as the learner ends': { as: 'learner', says: 'A super user views as Amara, and ends it.' },
  'the learner’s roles change': { as: 'learner', says: 'An administrator changes Amara’s roles.' },
  'a booking of the learner is completed': { as: 'learner', says: 'A booking that Amara made in organisation 1 is done.' },
  'a report of the learner is delivered': { as: 'learner', says: 'A report that Amara asked for in organisation 1 was made; she may download it.' },
  'a report of the learner fails': { as: 'learner', says: 'A report that Amara asked for could not be made.' },
  'an import of the learner is verified': { as: 'learner', says: 'An import of Amara’s was checked.' },
  'an import of the learner is complete': { as: 'learner', says: 'An import of Amara’s is done.' },
  'a reviewer decides about the learner’s work': { as: 'learner', says: 'Priya passes an assessment of Amara’s that waited for a review.' },
} as const satisfies Record<string, ProviderState>;

/**
 * Every provider state of the pacts. The fake backend has a scenario of the same name for each; the owner of another
 * provider makes the sentence true behind the address given with `--states`.
 */
export const PROVIDER_STATES = {
  ...EVENT_STATES,
  'nobody is signed in': { as: 'nobody', says: 'No session; the seeded people exist.' },
  'a person without two-factor': { as: 'nobody', says: 'Amara can sign in with her password alone.' },
  'a person with two-factor': { as: 'nobody', says: 'Tom has two-factor on: his password alone is not enough.' },
  'a sign-in link was mailed': { as: 'nobody', says: 'Amara holds a sign-in link with the token "sign-in-token-of-amara".' },
  'five sign-ins failed within a minute': { as: 'nobody', says: 'Amara’s sixth try within the minute is throttled (L6).' },
  'a password was accepted and a code is due': { as: 'challenged', says: 'Tom gave his password and owes the code.' },
  'a reset link was mailed': { as: 'nobody', says: 'Amara holds a reset link with the token "reset-token-of-amara".' },
  'a learner is signed in': { as: 'learner', says: 'Amara is signed in.' },
  'an administrator is signed in': { as: 'administrator', says: 'Somebody with the users read permission is signed in.' },
  'an assessment with every type of question': { as: 'learner', says: 'Amara can take an assessment with choices, a text and a file.' },
  'an assessment with choices only': { as: 'learner', says: 'Amara can take an assessment that is marked at once.' },
  'a failed try with a comment of the reviewer': { as: 'learner', says: 'Amara’s first try came back with a comment and an attachment.' },
  'a reviewer is signed in': { as: 'reviewer', says: 'Somebody with an admin account in organisation 1 is signed in.' },
  'an assessment waits for its reviewer': {
    as: 'reviewer',
    says: 'Amara’s attempt at assessment 508, of a choice, a text and a stored file with the id 990001, waits for a review under the key "review-508-11"; the choice is marked.',
  },
  'an assessment was reviewed': { as: 'reviewer', says: 'Tom’s attempt at assessment 508 was passed by a reviewer, with a comment; its key is "review-508-12".' },
  'evidence waits for its reviewer': {
    as: 'reviewer',
    says: 'In organisation 1 Tom’s evidence "evidence-tom", a PDF with a message that he sent on 1st March 2026, waits for a review and nothing else does; "evidence-oliver" was rejected with a message.',
  },
  'evidence was reviewed': { as: 'reviewer', says: 'Oliver’s evidence "evidence-oliver", sent without a message, was rejected by a reviewer with a message.' },
  'a file was uploaded': { as: 'learner', says: 'Amara owns a stored file.' },
  'a band with every kind of card': {
    as: 'learner',
    says: 'In organisation 1 Amara was lately assigned, newest first: a module that waits for another one, a collection of that module and of a collection, a page. Two of her assessments are expired or overdue.',
  },
  'bookings of every kind': { as: 'learner', says: 'In organisation 1 Amara has three bookings: a workshop between two others, online learning with a start date, a workshop without a date.' },
  'a super user is signed in': { as: 'superUser', says: 'A super user with two-factor on is signed in; Amara and Tom are learners of organisation 1, Priya administers it.' },
  'a super user without two-factor is signed in': { as: 'superUser', says: 'The same super user has not set up two-factor.' },
  'a learner is viewed as': { as: 'viewer', says: 'The super user views as Amara.' },
  'the service is down for maintenance': { as: 'learner', says: 'Every call answers 503 (J-04).' },
} as const satisfies Record<string, ProviderState>;

export type ProviderStateName = keyof typeof PROVIDER_STATES;

/** The sentences that speak of something that happens, so that an event is raised: those of the message pacts (Y-12). */
export type EventStateName = keyof typeof EVENT_STATES;
