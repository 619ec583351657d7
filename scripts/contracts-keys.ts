/**
 * `npm run contracts:keys`: prints each key of a reply that decides something in the product (what state charts and
 * selectors read), where it stands, and whether a success of a pact proves its value.
 */
import { decidingSources, decisionKeys, provedKeys, readNames } from './lib/decision-keys.ts';
import { readPacts } from './lib/pacts.ts';

const keys = decisionKeys(readNames(decidingSources()));
const proved = provedKeys(await readPacts());
for (const [key, at] of keys) process.stdout.write(`${proved.has(key) ? '✓' : '✗'} ${key}: ${at.join(', ')}\n`);
const covered = [...keys.keys()].filter((key) => proved.has(key));
process.stdout.write(`${covered.length} of ${keys.size} keys that decide something are proved\n`);
