import { queryOptions } from '@tanstack/react-query';
import { getRegistration } from '#contracts/registration/registration.endpoints.ts';
import type { Client } from '../client.ts';
import { keys } from './keys.ts';

/** what registering at a path asks for. It does not change under the hands of whoever fills it in. */
export const registrationQuery = (client: Client, path: string) =>
  queryOptions({
    queryKey: keys.registration(path),
    queryFn: ({ signal }) => client.fetch(getRegistration, { params: { path } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
