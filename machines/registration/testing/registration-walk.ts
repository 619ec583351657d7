import { randomFrom } from '../../random.ts';
import { createServer, FAULTS, type Fault, openPage, type Protection, type Sabotage } from './registration-world.ts';

const STEPS = 14;
const JONAH = 'jonah.petrie@demo.example';

const SUBMITTED = {
  type: 'submitted',
  registration: { group_id: 441, recapture: 'passed', terms_and_conditions: true, fields: {} },
} as const;

export interface WalkReport {
  /** What went wrong; null for nothing. */
  readonly flaw: string | null;
  readonly steps: readonly string[];
  readonly values: readonly string[];
  readonly joined: number;
}

type Page = ReturnType<typeof openPage>;

/** Every promise of the page has been answered: each is one microtask or a few. */
const settled = async ({ actor }: Page): Promise<void> => {
  for (let turn = 0; turn < 60 && actor.getSnapshot().hasTag('busy'); turn += 1) await Promise.resolve();
};

/**
 * Somebody registers, with whatever goes wrong: calls that are lost or late, refusals, two presses, reloads, a session
 * that begins or ends elsewhere. The same for a seed.
 */
export const walk = async (seed: number, sabotage: Sabotage | null = null): Promise<WalkReport> => {
  const random = randomFrom(seed);
  const pick = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)] as T;
  const protection: Protection = pick(['keys', 'addresses']);
  const server = createServer(protection);
  const key = `key-of-${seed}`;
  const steps: string[] = [`a server that knows ${protection}`];
  const values = new Set<string>();
  let waiting: (() => void)[] = [];
  let flaw: string | null = null;

  const nextFault = (): Fault => {
    const fault = random() < 0.5 ? 'none' : pick(FAULTS);
    if (fault !== 'none') steps.push(`  fault: ${fault}`);
    return fault;
  };
  const open = (): Page =>
    openPage({ server, email: JONAH, key, nextFault, later: (work) => waiting.push(work), sabotage });
  const arrive = (): void => {
    const late = waiting;
    waiting = [];
    for (const work of late) work();
  };

  let page = open();
  let joinedBefore = server.timesJoined();
  const reload = async (): Promise<void> => {
    page.actor.stop();
    page = open();
    joinedBefore = server.timesJoined();
    await settled(page);
  };
  const check = (): void => {
    const snapshot = page.actor.getSnapshot();
    values.add(JSON.stringify(snapshot.value));
    const isTold = snapshot.matches({ filling: 'notDone' }) || snapshot.matches({ filling: 'refused' });
    const wasDoneHere = server.timesJoined() > joinedBefore;
    if (server.timesJoined() > 1) flaw = 'registered twice';
    else if (snapshot.hasTag('busy')) flaw = `waits for ever in ${JSON.stringify(snapshot.value)}`;
    else if (snapshot.matches('welcomed') && !server.isMember(JONAH)) flaw = 'home opens for nobody who is registered';
    else if (isTold && wasDoneHere && 'recapture' in snapshot.context.errors === false) flaw = 'told as not registered';
  };

  await settled(page);
  for (let step = 0; step < STEPS && flaw === null; step += 1) {
    const action = pick(['submit', 'submit', 'submit twice', 'retry', 'reload', 'session ends', 'sign in elsewhere']);
    steps.push(action);
    switch (action) {
      case 'submit':
        page.actor.send(SUBMITTED);
        break;
      case 'submit twice':
        page.actor.send(SUBMITTED);
        page.actor.send(SUBMITTED);
        break;
      case 'retry':
        page.actor.send({ type: 'retried' });
        break;
      case 'reload':
        await reload();
        break;
      case 'session ends':
        server.endSession();
        break;
      case 'sign in elsewhere':
        server.signIn(JONAH);
        await reload();
        break;
    }
    await settled(page);
    check();
    arrive();
    // What came late is told by the next call, not by the words that stand.
    joinedBefore = server.timesJoined();
    const { heard } = page;
    if (heard.some((effect) => ['beginSession', 'endSession', 'leave', 'arrive'].includes(effect))) await reload();
  }
  page.actor.stop();
  return { flaw, steps, values: [...values], joined: server.timesJoined() };
};
