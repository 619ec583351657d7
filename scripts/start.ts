/** `npm start`: the dev server with the fake backend in the browser; prints the address and who can sign in. */
import { createServer } from 'vite';
import { world } from '#fixtures/world.ts';

const server = await createServer({ server: { open: false } });
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
    '  Press D on any page for the demo desk: people, scenarios, the clock, faults, mails and more.',
    '  window.demo is the console of the demo: README, "The demo\'s console".',
    '',
    '',
  ].join('\n'),
);
