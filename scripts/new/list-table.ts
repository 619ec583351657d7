import { readFileSync } from 'node:fs';
import { entry, importOf, line } from './insert.ts';
import type { ListNames } from './names.ts';
import type { Change, NewFile } from './write.ts';

const recordText = ({ One, one }: ListNames): string => `import * as z from 'zod/mini';

/** One ${one} of an organisation. */
export const ${One}Record = z.object({ id: z.number(), reason: z.string(), organisation_id: z.number(), title: z.string() });
export type ${One}Record = z.output<typeof ${One}Record>;
`;

/** No row yet: the world's test names a table without one. */
const seeds = ({ record, many, One, text }: ListNames): string => `import type { Seed } from './records/seed.ts';
import type { ${One}Record } from './records/${record}.record.ts';

/** The seeded ${text}. */
export const ${many}: readonly Seed<${One}Record>[] = [];
`;

/** The table that a list reads and its lines in the world, where there is none of that name. */
export const tableFiles = (
  root: string,
  names: ListNames,
): { readonly files: readonly NewFile[]; readonly changes: readonly Change[] } => {
  const { area, record, many, One, table } = names;
  const tables = 'fixtures/tables.ts';
  if (readFileSync(`${root}${tables}`, 'utf8').includes(`\n  ${table}: table(`)) return { files: [], changes: [] };
  const file = `./records/${record}.record.ts`;
  return {
    files: [
      { path: `fixtures/records/${record}.record.ts`, text: recordText(names) },
      { path: `fixtures/${area}.ts`, text: seeds(names) },
    ],
    changes: [
      {
        path: tables,
        edits: [
          importOf(`{ ${One}Record }`, file),
          entry({
            opening: 'export const worldTables = {',
            item: `${table}: table(${One}Record, 'id')`,
            name: `${table}:`,
          }),
        ],
      },
      {
        path: 'fixtures/world.ts',
        edits: [
          importOf(`type { ${One}Record }`, file),
          importOf(`{ ${many} }`, `./${area}.ts`),
          line({
            anchor: '  readonly addresses: ',
            item: `  readonly ${table}: readonly ${One}Record[];\n`,
            name: `  readonly ${table}: `,
          }),
          entry({ opening: 'const seeds = {', item: table === many ? many : `${table}: ${many}`, name: table }),
        ],
      },
      {
        path: 'fixtures/world.test.ts',
        edits: [
          entry({
            opening: 'to: TableName])[] = [',
            item: `['${table}', 'organisation_id', 'organisations']`,
            name: `'${table}', 'organisation_id'`,
          }),
        ],
      },
    ],
  };
};
