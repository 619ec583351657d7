import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { catalogue } from '#contracts/catalogue.ts';
import type { Endpoint, Schema } from '#contracts/endpoint.ts';
import { realtimeEvents } from '#contracts/notifications/realtime-events.schema.ts';
import { nodeOf, unwrapped } from '#contracts/schema-node.ts';
import { ASSUMPTIONS, EXPECTATIONS } from '#contracts/testing/expectations.ts';
import { readPacts } from './lib/pacts.ts';

const endpoints = Object.entries(catalogue as Readonly<Record<string, Endpoint>>);
const checklist = await readFile('docs/specification/checklist.md', 'utf8');
const specification = `${await readFile('docs/specification/1-core.md', 'utf8')}${await readFile('docs/specification/2-learning-and-commerce.md', 'utf8')}`;
const interactions = (await readPacts()).flatMap((pact) => pact.interactions);

/** Paths of every key of a schema. A value that holds values of its own kind is followed for a while. */
const pathsOf = (schema: Schema, path = '', depth = 0): readonly string[] => {
  if (depth > 8) return [];
  const { type, shape = {}, element, options = [] } = nodeOf(unwrapped(schema));
  if (type === 'array' && element !== undefined) return pathsOf(element, path, depth + 1);
  if (type === 'union') return [...new Set(options.flatMap((option) => pathsOf(option, path, depth + 1)))];
  if (type !== 'object') return [];
  return Object.entries(shape).flatMap(([key, part]) => {
    const inner = path === '' ? key : `${path}.${key}`;
    return [inner, ...pathsOf(part, inner, depth + 1)];
  });
};

const isSpecified = (path: string): boolean =>
  new RegExp(String.raw`\b${path.split('.').at(-1) ?? ''}\b`).test(specification);

/** The file whose `assumptions` speak of a call. */
const fileOf = (name: string): string => EXPECTATIONS.find((one) => one.name === name)?.file ?? 'no expectations';

/** Whether the register speaks of a name in a part of a call. */
const isRegistered = (name: string, part: string, path: string): boolean =>
  ASSUMPTIONS.some(
    (assumption) =>
      (assumption.of as readonly string[]).includes(name) &&
      assumption.part === part &&
      'at' in assumption &&
      (path === assumption.at || path.endsWith(`.${assumption.at}`)),
  );

const PARTS = [
  { part: 'path', of: ({ params }: Endpoint) => params },
  { part: 'query', of: ({ query }: Endpoint) => query },
  { part: 'body', of: ({ body }: Endpoint) => body },
  { part: 'reply', of: ({ reply }: Endpoint) => reply },
];

describe('P4: what the specification does not say is registered as assumed', () => {
  test.each(endpoints)('%s: every name', (name, endpoint) => {
    const invented = PARTS.flatMap(({ part, of }) => {
      const schema = of(endpoint);
      return schema === undefined
        ? []
        : pathsOf(schema)
            .filter((path) => !isSpecified(path) && !isRegistered(name, part, path))
            .map((path) => `${fileOf(name)} assumes nothing of ${name}, ${part}: ${path}`);
    });
    expect(invented).toEqual([]);
  });

  test('every call and every event that is not wholly known has a question', () => {
    const uncertain = [...endpoints, ...Object.entries(realtimeEvents)].flatMap(([name, { contract }]) =>
      contract === 'known' ? [] : [name],
    );
    expect(uncertain.filter((name) => !ASSUMPTIONS.some(({ of }) => (of as readonly string[]).includes(name)))).toEqual(
      [],
    );
  });

  test('a key that makes repeated calls one is registered for each call that has it', () => {
    const keyed = endpoints.flatMap(([name, { idempotencyKey }]) => (idempotencyKey === undefined ? [] : [name]));
    const registered = ASSUMPTIONS.filter(({ part }) => part === 'header').flatMap(({ of }) => of);
    expect(new Set(registered)).toEqual(new Set(keyed));
  });

  test.each(ASSUMPTIONS.map((assumption) => [assumption.question, assumption] as const))(
    '%s',
    async (_, assumption) => {
      const { of, decision, part } = assumption;
      expect(of.filter((name) => !(name in catalogue) && !(name in realtimeEvents))).toEqual([]);
      const isDecided = /^\d{4}$/.test(decision)
        ? (await readdir('docs/decisions')).some((file) => file.startsWith(decision))
        : checklist.includes(`**${decision}**`) || checklist.includes(`| ${decision} |`);
      expect(isDecided).toBe(true);
      if (part !== 'reply' || assumption.at === '') return;
      const lost = of.filter(
        (name) =>
          !pathsOf((catalogue as Readonly<Record<string, Endpoint>>)[name]?.reply as Schema).some(
            (path) => path === assumption.at || path.endsWith(`.${assumption.at}`),
          ),
      );
      expect(lost).toEqual([]);
    },
  );
});

describe('P4: an interaction that rests on an assumption says so', () => {
  test('it is pending, and names the question; no other is', () => {
    expect(
      interactions
        .filter(({ pending, comments }) => (pending === true) !== (comments?.assumes !== undefined))
        .map(({ description }) => description),
    ).toEqual([]);
    expect(interactions.filter(({ pending }) => pending === true).length).toBeGreaterThan(20);
  });

  test('an assumed key of a reply is pinned by nothing that is not pending', () => {
    const assumed = ASSUMPTIONS.flatMap((assumption) =>
      assumption.part === 'reply' && assumption.at !== ''
        ? [{ of: assumption.of as readonly string[], key: assumption.at.split('.').at(-1) ?? '' }]
        : [],
    );
    const isLeaking = ({ description, ...interaction }: (typeof interactions)[number]): boolean =>
      'response' in interaction &&
      assumed.some(
        ({ of, key }) =>
          of.includes(description.split(':')[0] ?? '') && JSON.stringify(interaction.response).includes(`"${key}"`),
      );
    const leaking = interactions.filter(({ pending }) => pending !== true).filter(isLeaking);
    expect(leaking.map(({ description }) => description)).toEqual([]);
  });

  test('a known call has a success that counts, unless its request itself is assumed', () => {
    const counting = new Set(
      interactions.flatMap((interaction) =>
        'response' in interaction && interaction.pending !== true && interaction.response.status < 300
          ? [interaction.description.split(':')[0]]
          : [],
      ),
    );
    const isAsked = (name: string): boolean =>
      ASSUMPTIONS.some(
        ({ of, part }) => (of as readonly string[]).includes(name) && ['call', 'path', 'query', 'body'].includes(part),
      );
    const pinnedCalls = new Set(interactions.map(({ description }) => description.split(':')[0]));
    const excused = endpoints.filter(
      ([name, { contract }]) =>
        contract !== 'assumed' && pinnedCalls.has(name) && !counting.has(name) && !isAsked(name),
    );
    expect(excused.map(([name]) => name)).toEqual([]);
  });
});
