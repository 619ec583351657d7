import { type Assumption, ASSUMPTIONS } from '#contracts/assumptions.ts';

const whereOf = (assumption: Assumption): string => {
  switch (assumption.part) {
    case 'call':
      return 'the call';
    case 'event':
      return 'the payload';
    case 'pathValue':
      return `path ${assumption.at}`;
    case 'refusal':
      return `refusal ${assumption.status}`;
    case 'reply':
      return assumption.at === '' ? 'the reply' : `reply ${assumption.at}`;
    case 'path':
    case 'query':
    case 'body':
    case 'header':
      return `${assumption.part} ${assumption.at}`;
  }
};

/** An assumption as it is put to the API's owner. */
export interface OpenQuestion {
  readonly question: string;
  /** The part that is assumed, in words. */
  readonly where: string;
  /** Decision or item that tells why. */
  readonly item: string;
  /** Names of calls and events. */
  readonly of: readonly string[];
}

/** Every assumption of the contract, in the order of its register. */
export const OPEN_QUESTIONS: readonly OpenQuestion[] = ASSUMPTIONS.map((assumption) => ({
  question: assumption.question,
  where: whereOf(assumption),
  item: assumption.decision,
  of: assumption.of,
}));

/** What is assumed about a call or an event. */
export const questionsOf = (name: string): readonly OpenQuestion[] =>
  OPEN_QUESTIONS.filter(({ of }) => of.includes(name));
