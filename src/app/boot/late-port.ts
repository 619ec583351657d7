/** A function that one part holds and another, made later, supplies. */
export interface LatePort<Arguments extends readonly unknown[], Result> {
  readonly call: (...given: Arguments) => Result;
  readonly supply: (answer: (...given: Arguments) => Result) => void;
}

/**
 * Joins two parts that need each other, so that neither names the other before it exists: the client asks signing in to
 * renew the session, and signing in makes calls. Until somebody supplies it, `otherwise` answers.
 */
export const createLatePort = <Arguments extends readonly unknown[], Result>(
  otherwise: (...given: Arguments) => Result,
): LatePort<Arguments, Result> => {
  let answer = otherwise;
  return {
    call: (...given) => answer(...given),
    supply: (next) => {
      answer = next;
    },
  };
};
