import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readCall, refused, type Reply } from './http.ts';
import { answer } from './routes.ts';
import { type Rules, RULES } from './rules.ts';
import { visitorOf } from './sessions.ts';
import { stateOf } from './states.ts';
import { newWorld } from './world.ts';

/** Where a verifier posts provider states. */
const STATES_PATH = 'pact-states';

export interface RunningProvider {
  /** Base URL of the calls. */
  readonly host: string;
  /** Where provider states are posted. */
  readonly states: string;
  readonly close: () => Promise<void>;
}

const send = (outgoing: ServerResponse, { status, body, headers = {} }: Reply, cookies: readonly string[]): void => {
  outgoing.writeHead(status, {
    ...headers,
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(cookies.length === 0 ? {} : { 'set-cookie': [...cookies] }),
  });
  outgoing.end(body === undefined ? undefined : JSON.stringify(body));
};

/**
 * Starts an example of another provider, on a free port: the calls of signing in and of taking an assessment, written
 * from the specification alone, without the contracts, the fake backend and its seed. `broken` replaces some of its
 * rules.
 */
export const startExampleProvider = async (broken: Partial<Rules> = {}): Promise<RunningProvider> => {
  const rules: Rules = { ...RULES, ...broken };
  let world = newWorld();

  const enterState = (sentence: unknown): Reply => {
    const state = stateOf(String(sentence), rules);
    if (state === undefined) return refused(404, `This provider has no state '${String(sentence)}'.`);
    ({ world } = state);
    return { status: 200, body: state.supplies };
  };

  const server = createServer((incoming, outgoing) => {
    void readCall(incoming).then((call) => {
      if (call.path === STATES_PATH) return send(outgoing, enterState(call.body['state']), []);
      const visitor = visitorOf(world, call);
      const reply = answer({ world, rules, call, visitor });
      return send(outgoing, reply, world.isDown ? [] : visitor.cookies());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    states: `${host}/${STATES_PATH}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
