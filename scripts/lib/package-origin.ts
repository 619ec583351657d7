import * as z from 'zod/mini';
import { openSession } from './provider-session.ts';

const Me = z.object({ id: z.number(), organisations: z.array(z.object({ organisation_id: z.number() })) });
const Modules = z.object({ data: z.array(z.object({ module_id: z.number(), module_type_key: z.string() })) });

/**
 * Where the player of a SCORM package lies that a learner of the provider may open, by its origin; null where no such
 * package was found. Throws where nobody can sign in.
 */
export const originOfPackage = async (host: string): Promise<string | null> => {
  const { cookie } = await openSession(host, 'learner');
  const read = async (path: string): Promise<unknown> =>
    (await fetch(`${host}/${path}`, { headers: { accept: 'application/json', cookie } })).json();
  const { id, organisations } = z.parse(Me, await read('me?with=organisations'));
  for (const { organisation_id } of organisations) {
    const { data } = z.parse(
      Modules,
      await read(`users/${id}/modules?organisation_id=${organisation_id}&per_page=100`),
    );
    for (const { module_id } of data.filter(({ module_type_key }) => module_type_key === 'SCO')) {
      const address = `${host}/modules/${module_id}/view?organisation_id=${organisation_id}`;
      const response = await fetch(address, { headers: { cookie }, redirect: 'manual' });
      const target = response.headers.get('location');
      if (target !== null) return new URL(target, address).origin;
      if (response.ok) return new URL(address).origin;
    }
  }
  return null;
};

/**
 * A sentence where the provider serves SCORM packages from its own origin, on which a package can do what the portal
 * can (0342); null where it does not, or that cannot be seen.
 */
export const packageOriginWarning = async (host: string): Promise<string | null> => {
  const origin = await originOfPackage(host).catch(() => null);
  return origin === new URL(host).origin
    ? `SCORM packages lie on ${origin}, the origin of the API: a package can do there what the portal can. Serve them from an origin without the session (0342).`
    : null;
};
