import type { ArmedFault, Demo, Fault } from '#contracts/demo.ts';
import { DEMO_PASSWORD } from '#fixtures/people.ts';
import type { Backend } from '../backend.ts';
import { type ClockState, parseDuration, parseInstant, readClock, REAL_TIME, runClock, setClock } from '../db/clock.ts';
import type { Database } from '../db/database.ts';
import type { SessionState } from '../db/state.ts';
import { userByEmail } from '../rules/session.rules.ts';
import { nameOf } from '../rules/profile.rules.ts';
import { authenticatorSecret, secondsOfCode, unusedCode } from '../rules/two-factor.ts';
import { Visitor } from '../rules/visitor.ts';
import { publishRaw } from '../realtime/publish.ts';
import { areaOfScenario, scenarioNamed, scenarioNames } from '../scenarios/all.ts';
import type { Entrance } from '../scenarios/scenario.ts';
import type { Door } from './door.ts';
import { exportData, importData } from './export.ts';
import { readFaults } from './faults.ts';
import { applyBrands, brandsForLink } from './link-brand.ts';
import { clockForLink, type LinkedSituation, writeLink } from './link.ts';
import { storeLogo } from './store-logo.ts';
import { readTables, replaceTables } from './tables.ts';

/** A clock that is set to an instant no further away than this, and runs as time does, shows the real time. */
const NOW_MS = 1000;
const isNow = ({ rate }: ClockState, realMs: number, instant: number): boolean =>
  rate === 1 && Math.abs(instant - realMs) < NOW_MS;

/** How long `totp` sleeps before it looks for an unused code again. */
const NEXT_LOOK_MS = 1000;

/**
 * What is left of a fault whose pause ended: a call that it paused goes on to what else it says; one that says nothing
 * else goes.
 */
const withoutPause = ({ pause: _pause, ...fault }: ArmedFault): readonly ArmedFault[] =>
  fault.status === undefined && fault.kind === undefined && fault.delayMs === undefined ? [] : [fault];

const personNamed = (db: Database, email: string) => {
  const user = userByEmail(db, email);
  if (user === undefined) throw new Error(`Nobody here has the e-mail address '${email}'.`);
  return user;
};

const emailOf = (db: Database, session: SessionState | null): string | null =>
  db.tables.users.get(session?.user_id ?? 0)?.email ?? null;

/** Entrances after which somebody is signed in. */
const ENTERED: ReadonlySet<Entrance['kind']> = new Set(['signedIn', 'confirmed', 'viewing']);

/** Puts the visitor of the door where the scenario wants them. */
const enter = async (backend: Backend, door: Door, entrance: Entrance): Promise<void> => {
  const cookies = await backend.write((db) => {
    const visitor = new Visitor(db, {});
    if (entrance.kind === 'nobody') visitor.leave();
    else if (entrance.kind === 'challenged') visitor.challenge(personNamed(db, entrance.email).id);
    else visitor.signIn(personNamed(db, entrance.email).id);
    if (entrance.kind === 'confirmed') visitor.confirmPassword(backend.nowMs());
    if (entrance.kind === 'viewing') visitor.viewAs(personNamed(db, entrance.as).id);
    const { setCookies } = visitor;
    // The cookies of an expired session stay with the visitor; what they name is gone.
    if (entrance.kind === 'expired') visitor.leave();
    return setCookies;
  });
  await door.writeCookies(cookies);
  if (ENTERED.has(entrance.kind)) door.onEntered?.();
};

const stage = async (backend: Backend, door: Door, name: string, clock: ClockState): Promise<void> => {
  const scenario = scenarioNamed(name);
  await backend.reset({
    clock,
    world: scenario.world,
    arrange: async (db) => {
      await scenario.arrange?.({ db, nowMs: readClock(clock, backend.realMs()), appPath: backend.appPath });
      db.edit('scene', (scene) => ({ ...scene, scenario: name }));
    },
  });
  await enter(backend, door, scenario.entrance);
};

const unmet = (fault: Fault): ArmedFault => ({ ...fault, seen: 0, hits: 0 });

/**
 * Makes true what a link carries: the scenario, on the instant that its dates were placed on (the clock's, where the
 * link names none), then the clock, the brands, the person, the faults.
 */
export const applySituation = async (
  backend: Backend,
  door: Door,
  { scenario, persona, clock, faults, brands }: LinkedSituation,
): Promise<void> => {
  const armed = readFaults(faults);
  const realMs = backend.realMs();
  const clockAt = (iso: string): ClockState => ({ realMs, virtualMs: parseInstant(iso), rate: clock?.rate ?? 1 });
  const shown = clock === null ? null : clockAt(clock.at);
  const seeded = clock === null || clock.seededAt === null ? shown : clockAt(clock.seededAt);
  // Whatever is wrong is found before the present world is thrown away; every world has the same people.
  if (persona !== null) await backend.read((db) => personNamed(db, persona));
  await stage(backend, door, scenario ?? 'default', seeded ?? REAL_TIME);
  if (shown !== null) await backend.write((db) => db.edit('clock', () => shown));
  await applyBrands(backend, brands);
  if (persona !== null) await enter(backend, door, { kind: 'signedIn', email: persona });
  await backend.write((db) => db.edit('faults', () => armed.map(unmet)));
};

/** The demo's console through one door. Its verbs are described where its type stands. */
export const createDemo = (backend: Backend, door: Door): Demo => {
  const moveClock = (move: (clock: ClockState, realMs: number) => ClockState): Promise<void> =>
    backend.write((db) => db.edit('clock', (clock) => move(clock, backend.realMs())));

  return {
    reset: () => stage(backend, door, 'default', REAL_TIME),
    status: async () => {
      const cookies = await door.readCookies();
      return backend.read((db) => ({
        scenario: db.state.scene.scenario,
        person: emailOf(db, new Visitor(db, cookies).session),
        rate: db.state.clock.rate,
        faults: db.state.faults,
        mails: db.state.mailbox.length,
        problem: door.problem?.() ?? null,
      }));
    },
    scenarios: () =>
      Promise.resolve(
        scenarioNames.map((name) => ({
          name,
          description: scenarioNamed(name).description,
          area: areaOfScenario(name),
        })),
      ),
    scenario: (name) => stage(backend, door, name, REAL_TIME),
    personas: () =>
      backend.read((db) =>
        db.tables.users
          .where((user) => user.persona)
          .map((user) => ({
            email: user.email,
            name: nameOf(user),
            description: user.reason,
            password: DEMO_PASSWORD,
          })),
      ),
    as: (email) => enter(backend, door, { kind: 'signedIn', email }),
    clock: {
      now: () => backend.read(() => new Date(backend.nowMs()).toISOString()),
      read: () => backend.nowMs(),
      set: async (iso) => {
        const instant = parseInstant(iso);
        await moveClock((clock, realMs) =>
          isNow(clock, realMs, instant) ? REAL_TIME : setClock(clock, realMs, instant),
        );
      },
      advance: async (by) => {
        const duration = parseDuration(by);
        await moveClock((clock, realMs) => setClock(clock, realMs, readClock(clock, realMs) + duration));
      },
      freeze: () => moveClock((clock, realMs) => runClock(clock, realMs, 0)),
      run: async (rate) => {
        if (!Number.isFinite(rate) || rate < 0)
          throw new Error(`'${rate}' is no rate: give virtual seconds per real second, 0 or more.`);
        await moveClock((clock, realMs) => runClock(clock, realMs, rate));
      },
    },
    faults: {
      set: async (faults) => {
        const armed = readFaults(faults);
        await backend.write((db) => db.edit('faults', () => armed.map(unmet)));
      },
      add: async (faults) => {
        const armed = readFaults(faults);
        await backend.write((db) => db.edit('faults', (before) => [...before, ...armed.map(unmet)]));
      },
      remove: (position) =>
        backend.write((db) => db.edit('faults', (before) => before.filter((_, index) => index !== position))),
      clear: () => backend.write((db) => db.edit('faults', () => [])),
      pausedCalls: (name) =>
        backend.read((db) =>
          db.state.faults.filter(({ pause }) => pause === name).reduce((sum, { hits }) => sum + hits, 0),
        ),
      release: (pause) =>
        backend.write((db) =>
          db.edit('faults', (faults) =>
            faults.flatMap((fault) => (fault.pause === pause ? withoutPause(fault) : fault)),
          ),
        ),
    },
    emit: async (event, payload, email) => {
      const cookies = await door.readCookies();
      await backend.write((db) => {
        const userId =
          email === undefined ? (new Visitor(db, cookies).session?.user_id ?? null) : personNamed(db, email).id;
        publishRaw({ db, socketId: null }, event, payload, userId);
      });
    },
    mail: (email) =>
      backend.read((db) =>
        db.state.mailbox
          .filter((mail) => email === undefined || mail.to.toLowerCase() === email.toLowerCase())
          .toReversed(),
      ),
    totp: async (email) => {
      for (;;) {
        const code = await backend.read((db) => {
          const user = personNamed(db, email);
          const authenticator = { id: user.id, two_factor_secret: authenticatorSecret(user) };
          return unusedCode(db, authenticator, backend.realMs(), backend.nowMs());
        });
        if (code !== null) return code;
        await new Promise((resolve) => setTimeout(resolve, NEXT_LOOK_MS));
      }
    },
    authenticators: () =>
      backend.read((db) => {
        const realMs = backend.realMs();
        return db.tables.users
          .where((user) => user.persona && user.two_factor_secret !== null)
          .map((user) => ({
            email: user.email,
            name: nameOf(user),
            code: unusedCode(db, user, realMs, backend.nowMs()),
            secondsLeft: secondsOfCode(realMs),
          }));
      }),
    log: () => backend.readLog(),
    db: {
      export: () => exportData(backend),
      import: async (json, preserveSession = false) =>
        importData(backend, json, preserveSession ? await door.readCookies() : {}),
      read: (tables) => readTables(backend, tables),
      replace: (tables) => replaceTables(backend, tables),
      storeLogo: (name, mimetype, base64) => storeLogo(backend, name, mimetype, base64),
    },
    link: async () => {
      const cookies = await door.readCookies();
      return backend.read(async (db) => {
        const { session } = new Visitor(db, cookies);
        return writeLink(door.address(), {
          scenario: db.state.scene.scenario === 'default' ? null : db.state.scene.scenario,
          // Whoever views as somebody else is where their scenario has put them.
          persona: session?.viewer_id === undefined ? emailOf(db, session) : null,
          clock: clockForLink(db.state.clock, backend.nowMs(), db.state.scene.seededAtMs),
          faults: db.state.faults.map(({ seen: _seen, hits: _hits, ...fault }) => fault),
          brands: await brandsForLink(db),
        });
      });
    },
  };
};
