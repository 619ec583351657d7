import * as z from 'zod/mini';
import { authenticatedPost } from '../endpoint-presets.ts';

export const authoriseChannel = authenticatedPost({
  name: 'authoriseChannel',
  number: 'X-052',
  description:
    'Signs a connection’s wish to hear a private channel; a person hears their own, others are 403 (L26, I-09).',
  path: 'broadcasting/auth',
  viewing: 'harmless',
  body: z.looseObject({ socket_id: z.string().check(z.regex(/^\d+\.\d+$/)), channel_name: z.string() }),
  reply: z.looseObject({ auth: z.string() }),
  csrf: 'exempt',
  errors: { preset: 'mute' },
});
