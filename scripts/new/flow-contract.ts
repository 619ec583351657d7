import type { FlowNames } from './names.ts';

/** Names of the provider states of a flow. */
export const flowStates = ({ text }: FlowNames) => ({ open: `${text} can be decided`, decided: `${text} was decided` });

/** What is decided about, and the decision as it is sent. */
export const flowSchema = ({ Flow, text }: FlowNames): string => `import * as z from 'zod/mini';
import { maybe } from '../wire.schema.ts';

/** What ${text} is about. \`decided_by\`: the id of the person who decided, once somebody has. */
export const ${Flow}Subject = z.looseObject({ id: z.number(), organisation_id: z.number(), title: z.string(), is_open: z.boolean(), decided_by: maybe(z.number()) });
export type ${Flow}Subject = z.output<typeof ${Flow}Subject>;

/** The decision, as it is sent. */
export const ${Flow}Decision = z.strictObject({ message: z.string() });
export type ${Flow}Decision = z.output<typeof ${Flow}Decision>;
`;

/** Two calls, without their rows of table X and their descriptions. */
export const flowEndpoints = ({
  area,
  file,
  Flow,
}: FlowNames): string => `import { authenticatedGet, authenticatedPost, Id } from '../endpoint-presets.ts';
import { ${Flow}Decision, ${Flow}Subject } from './${file}.schema.ts';

export const get${Flow} = authenticatedGet({
  name: 'get${Flow}',
  path: '${area}/{id}/${file}',
  params: Id,
  reply: ${Flow}Subject,
  errors: { preset: 'tray', on: { 403: 'own', 404: 'page' } },
});

export const submit${Flow} = authenticatedPost({
  name: 'submit${Flow}',
  path: '${area}/{id}/${file}',
  params: Id,
  body: ${Flow}Decision,
  reply: ${Flow}Subject,
  errors: { preset: 'tray', on: { 403: 'own' } },
  idempotencyKey: 'assumed',
});
`;

/** A success and a refusal of each call; the subject is left out. */
export const flowPact = (names: FlowNames): string => {
  const { file, text, Flow } = names;
  const { open, decided } = flowStates(names);
  return `import { test } from 'vitest';
import type { WireReplyOf } from '../endpoint.ts';
import { pins } from '../testing/pins.ts';
import { get${Flow}, submit${Flow} } from './${file}.endpoints.ts';

type Subject = WireReplyOf<typeof get${Flow}>;

const subject: Subject = {};
const refusal = {};
/** Who acts in the states of a learner. */
const AMARA = 11;

test('reads what ${text} is about', () =>
  pins({
    state: '${open}',
    does: 'opens it while it can be decided',
    endpoint: get${Flow},
    request: { params: { id: subject.id } },
    replies: { status: 200, proves: ['id', 'is_open'], body: subject },
  }));

test('answers 404 where there is nothing to decide about', () =>
  pins({
    state: 'a learner is signed in',
    does: 'opens what does not exist',
    endpoint: get${Flow},
    request: { params: { id: 999_999 } },
    replies: { status: 404, refusal: { message: 'No query results for model' } },
  }));

test('stores a decision', () =>
  pins({
    state: '${open}',
    does: 'decides',
    endpoint: submit${Flow},
    request: { params: { id: subject.id }, body: { message: 'In my own words.' } },
    replies: { status: 200, proves: ['id', 'is_open', 'decided_by'], body: { ...subject, is_open: false, decided_by: AMARA } },
  }));

test('refuses a second decision', () =>
  pins({
    state: '${decided}',
    does: 'decides once more',
    endpoint: submit${Flow},
    request: { params: { id: subject.id }, body: { message: 'In my own words.' } },
    replies: { status: 422, refusal },
  }));
`;
};

/** Rules that refuse: whoever asks finds nothing. */
export const flowRules = ({
  Flow,
  text,
}: FlowNames): string => `import type { Catalogue } from '#contracts/catalogue.ts';
import { notFound } from './reply.ts';
import type { Rule } from './rule.ts';

/** Reads what ${text} is about. */
export const get${Flow}: Rule<Catalogue['get${Flow}']> = ({ params }) => notFound('${Flow}', params.id);

/** Decides, once. */
export const submit${Flow}: Rule<Catalogue['submit${Flow}']> = ({ params }) => notFound('${Flow}', params.id);
`;

/** Tests of the rules; the id that the states name is left out. */
export const flowRulesTest = (names: FlowNames): string => {
  const { area, file } = names;
  const { open, decided } = flowStates(names);
  return `import { expect, test } from 'vitest';
import { house } from '../testing/visit.ts';

/** The id that the provider states name. */
const SUBJECT_ID: number = undefined;
const ADDRESS = \`${area}/\${SUBJECT_ID}/${file}\`;

const inState = async (scenario: string) => {
  const visitor = await house();
  await visitor.demo.scenario(scenario);
  return visitor;
};

test('reads it, and stores a decision once', async () => {
  const visitor = await inState('${open}');
  expect(await visitor.get(ADDRESS)).toMatchObject({ status: 200, body: { id: SUBJECT_ID, is_open: true } });
  expect(await visitor.post(ADDRESS, { message: 'Yes' })).toMatchObject({ status: 200, body: { id: SUBJECT_ID, is_open: false } });
  expect(await visitor.get(ADDRESS)).toMatchObject({ status: 200, body: { is_open: false } });
  expect((await visitor.post(ADDRESS, { message: 'Again' })).status).toBe(422);
});

test('refuses a decision that somebody made before', async () => {
  const visitor = await inState('${decided}');
  expect((await visitor.post(ADDRESS, { message: 'Yes' })).status).toBe(422);
});

test('refuses a decision without a message, and one with more than a message', async () => {
  const visitor = await inState('${open}');
  expect((await visitor.post(ADDRESS, {})).status).toBe(422);
  expect((await visitor.post(ADDRESS, { message: 'Yes', also: 1 })).status).toBe(422);
});

test('answers 404 where there is nothing, and 401 without a session', async () => {
  const visitor = await inState('${open}');
  expect((await visitor.get('${area}/999999/${file}')).status).toBe(404);
  expect((await (await house()).get(ADDRESS)).status).toBe(401);
});
`;
};
