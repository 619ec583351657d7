import { collect } from '#contracts/testing/collect.ts';

/** Seeded files that code can make, by name. */
export type GeneratedFiles = Readonly<Record<string, Uint8Array | string>>;

/**
 * Every seeded file that code can make, from `scripts/files/<area>.files.ts`. The rest is described in
 * `fixtures/files/README.md`.
 */
export const collectGeneratedFiles = async (): Promise<GeneratedFiles> =>
  Object.assign({}, ...(await collect<GeneratedFiles>('scripts/files/*.files.ts', 'files')).map(({ value }) => value));
