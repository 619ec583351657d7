/** A mail before it is addressed: paragraphs after the greeting, and links below the app with their words. */
export interface Letter {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** `to` is a path of the app without a slash in front: `a/key`. */
  readonly links: readonly { readonly label: string; readonly to: string }[];
}

interface Asked {
  /** The learner's name. */
  readonly learner: string;
  /** Of the assessment, or of the training that the evidence is for. */
  readonly title: string;
  /** Of the review's link. */
  readonly key: string;
}

interface Decided {
  /** The reviewer's name. */
  readonly reviewer: string;
  readonly title: string;
  /** The reviewer's words, or null. */
  readonly comment: string | null;
  /** The link opens the app in it. */
  readonly organisationId: number;
}

interface BookingsChanged {
  readonly action: 'book' | 'rebook' | 'unbook';
  /** Each booking's product, and its date and place, the former ones where it has none any more. */
  readonly lines: readonly { readonly title: string; readonly when: string }[];
  /** The late fee that was paid: an amount with its currency, and for how many workshops; null where none was. */
  readonly fee: { readonly total: string; readonly workshops: number } | null;
  readonly organisationId: number;
}

interface Subscribed {
  readonly plan: string;
  /** With its currency and its interval. */
  readonly price: string;
  readonly subscriptionId: number;
  /** The link opens the app in it. */
  readonly organisationId: number;
}

const BOOKINGS_SUBJECTS = { book: 'Scheduled', rebook: 'Rescheduled', unbook: 'Unscheduled' } as const;

const BOOKINGS_LEADS = {
  book: 'these bookings have a date now:',
  rebook: 'these bookings have another date now:',
  unbook: 'these bookings have no date any more. Until now they had these:',
} as const;

const saying = ({ reviewer, comment }: Decided): readonly string[] =>
  comment === null || comment === '' ? [] : [`${reviewer} wrote: “${comment}”`];

/** Every mail that the backend sends, by what it is about. */
export const LETTERS = {
  /** L9. */
  passwordReset: ({ email, token }: { readonly email: string; readonly token: string }): Letter => ({
    subject: 'Reset your password',
    paragraphs: [
      'you receive this mail because somebody asked for a new password for your account.',
      'The link works once, for 60 minutes. If it was not you, there is nothing to do.',
    ],
    links: [{ label: 'Reset password', to: `reset-password/${token}?email=${encodeURIComponent(email)}` }],
  }),
  /** D-01, D-12: every reviewer gets the link. */
  assessmentToReview: ({ learner, title, key }: Asked): Letter => ({
    subject: `Assessment to review: ${title}`,
    paragraphs: [`${learner} has submitted “${title}” for review.`, 'You need an admin account to review it.'],
    links: [{ label: 'Review assessment', to: `a/${key}` }],
  }),
  /** D-10: the learner is told. */
  assessmentReviewed: ({
    passed,
    assessmentId,
    ...about
  }: Decided & { readonly passed: boolean; readonly assessmentId: number }): Letter => ({
    subject: `Assessment reviewed: ${about.title}`,
    paragraphs: [
      `${about.reviewer} has reviewed “${about.title}”. ${passed ? 'You have passed.' : 'It is not passed yet.'}`,
      ...saying(about),
    ],
    links: [{ label: 'See your result', to: `assessments/${assessmentId}?o=${about.organisationId}` }],
  }),
  /** Q-01: every reviewer of the organisation gets the link. */
  evidenceToReview: ({ learner, title, key }: Asked): Letter => ({
    subject: `Evidence to review: ${title}`,
    paragraphs: [`${learner} has sent evidence for “${title}”.`, 'You need an admin account to review it.'],
    links: [{ label: 'Review evidence', to: `e/${key}` }],
  }),
  /** Q-06: the learner is told. `path` is where the training stands: `modules/711`. */
  evidenceReviewed: ({
    accepted,
    path,
    ...about
  }: Decided & { readonly accepted: boolean; readonly path: string }): Letter => ({
    subject: `Evidence ${accepted ? 'accepted' : 'not accepted'}: ${about.title}`,
    paragraphs: [
      `${about.reviewer} has ${accepted ? '' : 'not '}accepted your evidence for “${about.title}”.${accepted ? ' The training is complete.' : ''}`,
      ...saying(about),
    ],
    links: [{ label: accepted ? 'See your training' : 'Send other evidence', to: `${path}?o=${about.organisationId}` }],
  }),
  /** R-25, R-27: what changed, and what was paid for it. */
  bookingsChanged: ({ action, lines, fee, organisationId }: BookingsChanged): Letter => ({
    subject: `${BOOKINGS_SUBJECTS[action]}: ${lines.length === 1 ? (lines[0]?.title ?? '') : `${lines.length} bookings`}`,
    paragraphs: [
      BOOKINGS_LEADS[action],
      ...lines.map(({ title, when }) => `${title}: ${when}`),
      ...(fee === null
        ? []
        : [
            `Late cancellation fee paid: ${fee.total} for ${fee.workshops} ${fee.workshops === 1 ? 'workshop' : 'workshops'}. This mail is your receipt.`,
          ]),
    ],
    links: [{ label: 'View Bookings', to: `bookings?o=${organisationId}` }],
  }),
  /** A-18: somebody has an account by now, and no password yet. */
  completeRegistration: ({ email, token }: { readonly email: string; readonly token: string }): Letter => ({
    subject: 'Complete your registration',
    paragraphs: [
      'you have an account now. Create a password, and your training is open.',
      'The link works once, for 60 minutes. After that, ask for a new password where you sign in.',
    ],
    links: [
      {
        label: 'Complete registration',
        to: `complete-registration?token=${token}&email=${encodeURIComponent(email)}`,
      },
    ],
  }),
  /** 0318: the receipt of a subscription that has begun. */
  subscribed: ({ plan, price, subscriptionId, organisationId }: Subscribed): Letter => ({
    subject: `You have subscribed: ${plan}`,
    paragraphs: [`“${plan}” is yours now, at ${price}.`, 'You can cancel it in your profile whenever you like.'],
    links: [{ label: 'See your subscription', to: `profile/subscriptions/${subscriptionId}?o=${organisationId}` }],
  }),
  /** I-04. */
  reportReady: ({ name, fileId }: { readonly name: string; readonly fileId: number }): Letter => ({
    subject: `Your report: ${name}`,
    paragraphs: [`the report “${name}” that you asked for is ready.`],
    links: [{ label: 'Download it', to: `api/files/${fileId}?download=true` }],
  }),
} as const;

export type LetterKind = keyof typeof LETTERS;
export type LetterAbout<K extends LetterKind> = Parameters<(typeof LETTERS)[K]>[0];
