import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

export const authoriseChannel = endpoint({
  name: 'authoriseChannel',
  number: 'X-052',
  says: 'Signs a connection’s wish to hear a private channel; a person hears their own, others are 403 (L26, I-09).',
  method: 'POST',
  path: 'broadcasting/auth',
  body: z.looseObject({ socket_id: z.string().check(z.regex(/^\d+\.\d+$/)), channel_name: z.string() }),
  success: [200],
  reply: z.looseObject({ auth: z.string() }),
  session: 'required',
  csrf: 'exempt',
  errors: { preset: 'mute' },
  contract: 'known',
});
