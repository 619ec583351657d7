import type * as z from 'zod/mini';
import { worldTables } from '#fixtures/tables.ts';
import type { World } from '#fixtures/world.ts';

/** Every collection of the fake backend: the tables of the seeded world. */
export const TABLES = worldTables satisfies Record<keyof World, unknown>;

export type TableName = keyof typeof TABLES;
export type Row<N extends TableName> = z.output<(typeof TABLES)[N]['schema']>;

export const TABLE_NAMES = Object.keys(TABLES) as readonly TableName[];
