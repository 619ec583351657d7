import * as z from 'zod/mini';
import { WireNumber } from '../wire.schema.ts';

/** P-22: what has files in its content. */
export const FileOwner = z.strictObject({ entities: z.enum(['collections', 'modules', 'pages']), id: WireNumber });
export type FileOwner = z.output<typeof FileOwner>;
