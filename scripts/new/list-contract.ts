import type { ListNames } from './names.ts';

/** Name of the provider state in which somebody has rows. */
export const listedState = ({ text }: ListNames): string => `${text} are listed`;

/** The shape of one row. */
export const listSchema = ({ One, one }: ListNames): string => `import * as z from 'zod/mini';

/** One ${one}, as a list shows it. */
export const Listed${One} = z.looseObject({ id: z.number(), title: z.string() });
export type Listed${One} = z.output<typeof Listed${One}>;
`;

/** The call, without its row of table X and its description. */
export const listEndpoint = ({ file, area, Many, One }: ListNames): string => `import * as z from 'zod/mini';
import { authenticatedGet } from '../endpoint-presets.ts';
import { maybe, Paging, WireNumber } from '../wire.schema.ts';
import { Listed${One} } from './${file}.schema.ts';

/** Rows that one call brings. */
const LISTED_AT_ONCE = 500;

export const list${Many} = authenticatedGet({
  name: 'list${Many}',
  path: '${area}',
  query: z.strictObject({ organisation_id: WireNumber, page: maybe(WireNumber), per_page: maybe(WireNumber) }),
  fixedQuery: { per_page: LISTED_AT_ONCE },
  reply: Paging(Listed${One}),
  errors: { preset: 'silent' },
});
`;

/** A success and a refusal; the row is left out. */
export const listPact = (names: ListNames): string => {
  const { file, one, text, Many, One } = names;
  return `import { test } from 'vitest';
import type { WireReplyOf } from '../endpoint.ts';
import { pins } from '../testing/pins.ts';
import { list${Many} } from './${file}.endpoints.ts';

type ${One} = WireReplyOf<typeof list${Many}>['data'][number];

const listed: ${One} = {};

test('lists the ${text} of an organisation, page by page', () =>
  pins({
    state: '${listedState(names)}',
    does: 'lists the ${text} of an organisation',
    endpoint: list${Many},
    request: { query: { organisation_id: 1, page: 1 } },
    replies: {
      status: 200,
      proves: ['current_page', 'data.id'],
      body: { current_page: 1, from: 1, last_page: 1, next_page_url: null, per_page: 500, prev_page_url: null, to: 1, total: 1, data: [listed] },
    },
  }));

test('refuses to list each ${one} of an organisation that the person does not belong to', () =>
  pins({
    state: 'a learner is signed in',
    does: 'lists the ${text} of another organisation',
    endpoint: list${Many},
    request: { query: { organisation_id: 12, page: 1 } },
    replies: { status: 403, refusal: { message: 'This action is unauthorized.' } },
  }));
`;
};

/** The rule over a table of the fixtures; the view of a row lacks the columns that have other names in the table. */
export const listRule = ({
  area,
  table,
  text,
  Many,
}: ListNames): string => `import type { Catalogue } from '#contracts/catalogue.ts';
import { membershipOf } from './membership.ts';
import { paginate } from './paging.ts';
import { only } from './pick.ts';
import { forbidden, reply } from './reply.ts';
import type { Rule } from './rule.ts';

/** The ${text} of an organisation, for its members, in the order of their ids. */
export const list${Many}: Rule<Catalogue['list${Many}']> = ({ db, user, query }) => {
  const { organisation_id, ...wanted } = query;
  if (membershipOf(db, user.id, organisation_id) === undefined) return forbidden();
  const rows = db.tables.${table}.where((row) => row.organisation_id === organisation_id);
  const page = paginate(rows, wanted, '${area}');
  return reply(200, { ...page, data: page.data.map((row) => only(row, ['title'])) });
};
`;

/** Tests of the rule over HTTP's own terms. */
export const listRuleTest = (names: ListNames): string => {
  const { area, text } = names;
  return `import { expect, test } from 'vitest';
import { amaraOsei } from '#fixtures/people.ts';
import { house } from '../testing/visit.ts';

interface Page {
  readonly total: number;
  readonly last_page: number;
  readonly data: readonly { readonly id: number }[];
}

const asAmara = async () => {
  const visitor = await house();
  await visitor.demo.as(amaraOsei.email);
  return visitor;
};

test('lists the ${text} of the organisation', async () => {
  const visitor = await asAmara();
  const { status, body } = await visitor.get('${area}?organisation_id=1');
  expect(status).toBe(200);
  expect((body as Page).total).toBeGreaterThan(0);
});

test('pages do not overlap, and together hold every row', async () => {
  const visitor = await asAmara();
  const pageAt = async (page: number) => (await visitor.get(\`${area}?organisation_id=1&per_page=1&page=\${page}\`)).body as Page;
  const first = await pageAt(1);
  const pages = await Promise.all(Array.from({ length: first.last_page }, (_, index) => pageAt(index + 1)));
  expect(new Set(pages.flatMap(({ data }) => data).map(({ id }) => id)).size).toBe(first.total);
});

test('refuses an organisation that the person does not belong to', async () => {
  const visitor = await asAmara();
  expect((await visitor.get('${area}?organisation_id=12')).status).toBe(403);
});

test('answers 401 without a session', async () => {
  const visitor = await house();
  expect((await visitor.get('${area}?organisation_id=1')).status).toBe(401);
});
`;
};
