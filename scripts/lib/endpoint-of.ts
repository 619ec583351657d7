import { catalogue } from '#contracts/catalogue.ts';
import type { Endpoint } from '#contracts/endpoint.ts';

const endpoints: Readonly<Record<string, Endpoint>> = catalogue;

/** The call of a recorded interaction, whose description begins with its name (`pins`). Throws where there is none. */
export const endpointOf = (description: string): Endpoint => {
  const found = endpoints[description.split(':')[0] ?? ''];
  if (found === undefined) throw new Error(`No call of the contract is named in '${description}'.`);
  return found;
};
