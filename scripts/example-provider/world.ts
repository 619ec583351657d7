/** A company whose training the provider serves. */
export interface Organisation {
  readonly id: number;
  readonly name: string;
  /** What it asks its people for, in their profile. */
  readonly fields?: readonly Readonly<Record<string, unknown>>[];
}

export interface Person {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  /** Base32; null without two-factor. */
  readonly totpSecret: string | null;
  /** What signs in once instead of the authenticator. */
  readonly recoveryCodes: readonly string[];
  readonly isSuper: boolean;
}

export interface Question {
  readonly id: number;
  readonly title: string;
  readonly type: 'select' | 'textarea' | 'file';
  /** How many options may be chosen. */
  readonly answerCount?: number;
  readonly options?: readonly { readonly id: number; readonly text: string; readonly isRight: boolean }[];
}

/** An assessment as one learner has it: what it asks and what became of it so far. */
export interface Assessment {
  readonly id: number;
  readonly title: string;
  readonly organisationId: number;
  readonly learnerId: number;
  readonly collection?: { readonly id: number; readonly title: string };
  readonly passMarkPercent: number;
  readonly maxAttempts: number | null;
  readonly questions: readonly Question[];
  readonly attempts: number;
  readonly scorePercent: number | null;
  readonly passed: boolean | null;
  readonly status: 'pending' | 'completed' | 'locked';
  readonly answers: readonly {
    readonly question: string;
    readonly response: string;
    readonly correct: boolean | null;
  }[];
  readonly submittedAt?: Date;
  readonly messages: readonly {
    readonly text: string;
    readonly author: string;
    readonly writtenAt: Date;
    readonly fileId?: number;
  }[];
}

/** One entry of a submission: an option of a question. */
export interface SubmittedAnswer {
  readonly id: number;
  readonly value: number | string;
}

/** A browser's session. Who is signed in is null until then. */
export interface Session {
  readonly csrfToken: string;
  readonly personId: number | null;
  /** Whose password was accepted while their code is due. */
  readonly challengedId: number | null;
  /** As whom a super user views. */
  readonly viewedId: number | null;
}

/** Everything that the server remembers. A provider state replaces it as a whole. */
export interface World {
  isDown: boolean;
  organisation: Organisation;
  readonly people: readonly Person[];
  /** Tokens of mailed sign-in links, by address. */
  readonly linkTokens: Map<string, string>;
  /** Failed sign-ins of the running minute, by address. */
  readonly failedTries: Map<string, number>;
  readonly assessments: Map<number, Assessment>;
  /** What was sent and answered under an Idempotency-Key. */
  readonly submissions: Map<string, { readonly answers: readonly SubmittedAnswer[]; readonly reply: unknown }>;
  /** By the value of the session cookie. */
  readonly sessions: Map<string, Session>;
}

export const learner: Person = {
  id: 48_213,
  firstName: 'Ines',
  lastName: 'Calder',
  email: 'ines.calder@fellside.example',
  password: 'correct horse 41',
  totpSecret: null,
  recoveryCodes: [],
  isSuper: false,
};
export const otherLearner: Person = {
  id: 48_377,
  firstName: 'Rhodri',
  lastName: 'Pike',
  email: 'rhodri.pike@fellside.example',
  password: 'battery staple 7',
  totpSecret: 'KRSXG5CTMVRXEZLUKN2XAZLSKRSXG5CT',
  recoveryCodes: ['qT7wLm0zXa-B4vNs9RkYe'],
  isSuper: false,
};
export const superUser: Person = {
  id: 31_002,
  firstName: 'Greta',
  lastName: 'Holm',
  email: 'greta.holm@academy.example',
  password: 'paperclip 1902',
  totpSecret: 'MFRGGZDFMZTWQ2LKMFRGGZDFMZTWQ2LK',
  recoveryCodes: [],
  isSuper: true,
};

/** A server on which nothing has happened yet. */
export const newWorld = (): World => ({
  isDown: false,
  organisation: { id: 7040, name: 'Fellside Vets' },
  people: [learner, otherLearner, superUser],
  linkTokens: new Map(),
  failedTries: new Map(),
  assessments: new Map(),
  submissions: new Map(),
  sessions: new Map(),
});
