import type { Question } from '#contracts/assessments/assessment.schema.ts';
import type { ClientPorts } from '#api/ports.ts';
import type { Demo } from '#contracts/demo.ts';
import { isAnswered, type Answers } from '#machines/assessments/answers.ts';
import { openVisit, type Device, type Visit } from './visit.ts';

/** Who takes the assessment: somebody with two-factor, so that every call of signing in is made. */
export interface Learner {
  readonly email: string;
  readonly password: string;
}

/** When the tab is closed and opened again, with the device as it then stands. */
export type Closing = 'never' | 'afterTheFault' | 'whileTheCallIsOut';

export interface Errand {
  readonly ports: Pick<ClientPorts, 'baseUrl' | 'fetch' | 'readCookie' | 'upload'>;
  readonly demo: Demo;
  readonly device: Device;
  readonly learner: Learner;
  readonly assessmentId: number;
  readonly questions: readonly Question[];
  readonly closing: Closing;
  /** The armed call has left; whether it was answered. */
  readonly struck: () => { readonly left: boolean; readonly settled: boolean };
  /** Lets the armed call go on that is held while its tab is closed. */
  readonly letGo: () => Promise<void>;
  /** A clear sentence for a test that fails. */
  readonly name: string;
}

/** More than anybody needs. Waiting is no step: how long it takes depends on the machine. */
const TOO_MANY_STEPS = 400;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 2));

/** Enters a code that was never used: half a minute passes on the virtual clock. */
const freshCode = async ({ demo, learner }: Errand): Promise<string> => {
  await demo.clock.advance('31s');
  return demo.totp(learner.email);
};

/** Does the next thing that somebody does who wants in. */
const signInStep = async (errand: Errand, login: Visit['login']): Promise<void> => {
  const state = login.getSnapshot();
  if (state.matches('unanswered')) login.send({ type: 'retried' });
  else if (state.hasTag('codeStep')) login.send({ type: 'code.submitted', by: 'app', code: await freshCode(errand) });
  else if (state.hasTag('form'))
    login.send({ type: 'submitted', email: errand.learner.email, password: errand.learner.password });
};

type Page = ReturnType<Visit['open']>;

/** Answers the first question that has none, as its type wants it. */
const answerStep = ({ questions }: Errand, { taking, uploads }: Page): void => {
  const { order, answers, uploading } = taking.getSnapshot().context;
  const question = questions.find(
    ({ id }) => order.includes(id) && !isAnswered(answers[id]) && !uploading.includes(id),
  );
  if (question?.type === 'textarea')
    taking.send({ type: 'text.changed', questionId: question.id, text: 'I close it at the line and sign the label.' });
  else if (question?.type === 'file') uploads.pick(question, new File(['log'], 'log.pdf', { type: 'application/pdf' }));
  else if (question !== undefined)
    taking.send({ type: 'option.toggled', question, optionId: question.options?.[0]?.id ?? 0 });
};

const pageStep = (errand: Errand, page: Page): void => {
  const { taking } = page;
  const state = taking.getSnapshot();
  if (state.matches({ answering: 'editing' })) answerStep(errand, page);
  else if (state.matches({ answering: 'ready' })) taking.send({ type: 'check.requested' });
  else if (state.matches('checking')) taking.send({ type: 'submission.confirmed' });
  else if (state.matches('unconfirmed') || state.matches('notLoaded')) taking.send({ type: 'retried' });
  else if (state.matches({ queued: 'waiting' })) taking.send({ type: 'delivery.due' });
};

const hasResult = ({ taking }: Page): boolean =>
  ['underReview', 'passed', 'failed'].some((name) => JSON.stringify(taking.getSnapshot().value).includes(`"${name}"`));

/** Every answer that was there before is there still. */
const missing = (before: Answers, now: Answers): readonly string[] =>
  Object.keys(before).filter(
    (id) => isAnswered(before[Number(id)]) && JSON.stringify(before[Number(id)]) !== JSON.stringify(now[Number(id)]),
  );

export interface Ending {
  readonly result: string;
  /** Sentences that say what was lost, and when. */
  readonly lost: readonly string[];
}

/** Signs in, answers everything, submits, and does whatever the page asks for until a result stands. */
export const runErrand = async (errand: Errand): Promise<Ending> => {
  const { ports, device, closing, assessmentId } = errand;
  const lost: string[] = [];
  let visit = openVisit(ports, device, { remembered: false });
  let page: Page | null = null;
  let given: Answers = {};
  let hasClosed = closing === 'never';

  /**
   * The call that was out reaches the server, and is answered, after its tab was closed and before another one is
   * opened.
   */
  const reopen = async (): Promise<void> => {
    visit.close();
    await errand.letGo();
    while (!errand.struck().settled) await pause();
    visit = openVisit(ports, device, { remembered: true });
    page = null;
    hasClosed = true;
  };

  for (let steps = 0; steps < TOO_MANY_STEPS;) {
    await pause();
    const { left, settled } = errand.struck();
    // Whoever has seen the result has nothing to come back for.
    const isOver = page !== null && hasResult(page);
    if (!hasClosed && !isOver && left && (closing === 'whileTheCallIsOut' || settled)) await reopen();
    const over = visit.sessionOver.current();
    if (over !== null || !visit.login.getSnapshot().matches('signedIn')) {
      if (over === null) page = null;
      const { login } = over ?? visit;
      if (login.getSnapshot().hasTag('busy')) continue;
      steps += 1;
      await signInStep(errand, login);
      continue;
    }
    page ??= visit.open(assessmentId);
    const state = page.taking.getSnapshot();
    if (state.hasTag('questions')) {
      const gone = missing(given, state.context.answers);
      if (gone.length > 0) lost.push(`${errand.name}: ${gone.join(', ')} in ${JSON.stringify(state.value)}`);
      given = state.context.answers;
    }
    if (hasResult(page)) {
      const result = JSON.stringify(state.value);
      visit.close();
      return { result, lost };
    }
    if (state.hasTag('busy') || state.context.uploading.length > 0) continue;
    steps += 1;
    if (state.matches('notFound')) page = null;
    else pageStep(errand, page);
  }
  const where = page === null ? visit.login.getSnapshot().value : (page as Page).taking.getSnapshot().value;
  visit.close();
  return { result: `stuck at ${JSON.stringify(where)}`, lost };
};
