/**
 * `npm start`: the dev server with the fake backend in the browser; prints the address and who can sign in. `npm start
 * -- --port 4600` takes that port, and fails where it is taken.
 */
import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { world } from '#fixtures/world.ts';

const { values } = parseArgs({ options: { port: { type: 'string' } } });
const server = await createServer({
  server: { open: false, ...(values.port === undefined ? {} : { port: Number(values.port), strictPort: true }) },
});
await server.listen();

const address = server.resolvedUrls?.local[0] ?? 'http://localhost:5173/';
const people = world(Math.floor(Date.now() / 1000)).users.filter((user) => user.persona);
const width = Math.max(...people.map((person) => person.email.length));

process.stdout.write(
  [
    '',
    `  Waymark runs at ${address}`,
    '',
    `  Sign in as one of these people; the password is ${people[0]?.password ?? ''} for everybody:`,
    '',
    ...people.map((person) => `  ${person.email.padEnd(width)}  ${person.reason}`),
    '',
    '  Those with two-factor need a code: press D, then "Mail and codes".',
    '',
    '  Press D on any page for the demo desk: people, situations, the clock, faults, mails and more.',
    '  Its tab Tours shows the product in three minutes. window.demo is its console: docs/demo-console.md.',
    '',
    '',
  ].join('\n'),
);
