import type { Assumption } from '#contracts/assumption.ts';
import { catalogue } from '#contracts/catalogue.ts';
import { ASSUMPTIONS } from '#contracts/testing/expectations.ts';

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

const order = Object.keys(catalogue);

/** Where a name stands in the documents; events follow the calls. */
const positionOf = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length);

/** Two areas may ask the same about calls of their own: one question about all of them. */
const merged = (questions: readonly OpenQuestion[]): readonly OpenQuestion[] =>
  Array.from(Map.groupBy(questions, ({ question, where }) => `${where}: ${question}`).values(), ([first, ...rest]) => ({
    ...(first as OpenQuestion),
    of: [first as OpenQuestion, ...rest]
      .flatMap(({ of }) => of)
      .toSorted((one, other) => positionOf(one) - positionOf(other)),
  }));

/** Every assumption of the contract, in the order of the calls that it is about. */
export const OPEN_QUESTIONS: readonly OpenQuestion[] = merged(
  ASSUMPTIONS.map((assumption) => ({
    question: assumption.question,
    where: whereOf(assumption),
    item: assumption.decision,
    of: assumption.of,
  })),
).toSorted((one, other) => positionOf(one.of[0] ?? '') - positionOf(other.of[0] ?? ''));

/** What is assumed about a call or an event. */
export const questionsOf = (name: string): readonly OpenQuestion[] =>
  OPEN_QUESTIONS.filter(({ of }) => of.includes(name));
