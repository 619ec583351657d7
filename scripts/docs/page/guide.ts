import { readFileSync } from 'node:fs';
import { PRODUCT_VERSION } from '#contracts/constants.ts';
import { ruthAdeyemi } from '#fixtures/colleagues.ts';
import { amaraOsei, helenCho, marcusBell, sofiaLindqvist, tomWhitfield } from '#fixtures/people.ts';
import { OPEN_QUESTIONS } from '../assumptions.ts';
import { html, type Html, prose } from './html.ts';
import { certaintyMark, sourceOf } from './parts.ts';

const LEGEND: readonly Html[] = [
  html`${certaintyMark('known')} The specification fixes method, path and shape.`,
  html`${certaintyMark('partly')} A part is missing there and is assumed; “To confirm” names it.`,
  html`${certaintyMark('assumed')} All of it is assumed. Please confirm or correct each.`,
];

const RULES: readonly string[] = [
  'Paths carry no prefix. The base URL may hold one.',
  'The session is a cookie. `GET sanctum/csrf-cookie` sets it for a guest, with the readable cookie `XSRF-TOKEN`. Every call but GET sends the URL-decoded value of that cookie as `X-XSRF-TOKEN`.',
  'Every call that code makes sends `X-App-Code`, `X-App-Version` and `Accept: application/json`. Pictures and frames send none of them.',
  'While the app is connected to real time, every call but GET sends `X-Socket-ID`, so that the server may leave the sender out.',
  'A DELETE travels as POST with `X-HTTP-Method-Override: DELETE`.',
  'A list in a query is one text, joined with commas. A key without a value is left out.',
  'A date is a number of unix seconds, an ISO 8601 text, or null.',
  'A list in pages has the keys of Laravel’s paginator, without `meta` and `links`.',
  'A refusal is `{"message": "…"}`. A 422 adds `errors`: for each field a list of messages.',
  'Where several refusals apply, the first of these answers: 419 (token), 401 (session), 403 (a permission that the call names), 422 (shape), then what the call itself refuses.',
  'To whoever is no member, an organisation is unknown: 404. Where a call answers 403 instead, its refusals say so.',
  'A reply may hold more keys than the schema names. Optional keys may be missing or null.',
];

const SHELL = `export HOST=http://localhost:4173/api          # npm run serve, or your own
curl -s "$HOST/sanctum/csrf-cookie" -c session.txt
export TOKEN=$(node -p 'decodeURIComponent(process.argv[1])' "$(awk '$6 == "XSRF-TOKEN" { print $7 }' session.txt)")`;

/** How calls travel, and how to read this page. */
export const readingSection =
  (): Html => html`<section id="reading" aria-labelledby="reading-title"><h2 id="reading-title">How calls travel</h2>
<ul class="bullets">${RULES.map((rule) => html`<li>${prose(rule)}</li>`)}</ul>
<h3>How to read this page</h3>
<ul class="bullets">${LEGEND.map((line) => html`<li>${line}</li>`)}<li>In replies, verification compares <mark>marked values</mark> as they stand, a date in either encoding. Of the others it compares the kind.</li>
<li>Four digits lead to a decision: the rule that the examples follow, in full. Items such as R-23 or X-089 stand in <a href="../specification/checklist.md">the checklist of the specification</a>.</li></ul>
<h3>Try a call</h3>
<p>The commands below need a base URL, a session and its token. After signing in, read the token again: it is another one.</p>
<pre><code>${SHELL}</code></pre></section>`;

const COMMANDS = `npm run contracts:verify -- --host https://api.example --states https://api.example/pact-states

# a part of it
npm run contracts:verify -- --host https://api.example --only evidence        # the calls of an area
npm run contracts:verify -- --host https://api.example --only notifications   # its calls, and all events
npm run contracts:verify -- --host https://api.example --only login,getMe     # some calls
npm run contracts:verify -- --host https://api.example --pact portal          # calls of the specification; or assumed: those that it lacks
npm run contracts:verify -- --host https://api.example --no-events            # calls alone

# for a machine: without a question, with reports
npm run contracts:verify -- --host https://api.example --yes --junit report.xml --json report.json`;

/** Whom the verifier signs in as: the people of the demo, in the place of the owner's. */
const PEOPLE = Object.entries({
  LEARNER: amaraOsei,
  CHALLENGED: tomWhitfield,
  ADMINISTRATOR: marcusBell,
  AUTHOR: helenCho,
  REVIEWER: ruthAdeyemi,
  SUPER: sofiaLindqvist,
}).flatMap(([role, { email, password, two_factor_secret: secret }]) => [
  `export WAYMARK_${role}_EMAIL=${email} WAYMARK_${role}_PASSWORD=${password}`,
  ...(secret === null ? [] : [`export WAYMARK_${role}_TOTP_SECRET=${secret}`]),
]);

const { devDependencies } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
  readonly devDependencies: Readonly<Record<string, string>>;
};

const EMPTY_FOLDER = `npm install @pact-foundation/pact@${devDependencies['@pact-foundation/pact'] ?? 'latest'}
export HOST=http://localhost:4173/api          # npm run serve, or your own
export STATES=http://localhost:4173/__demo/pact-states
${PEOPLE.join('\n')}
node verify-with-pact.mjs --host "$HOST" --states "$STATES" waymark-portal.json waymark-portal-assumed.json`;

/** How the owner of the API runs the pacts against it. */
export const verifySection =
  (): Html => html`<section id="verify" aria-labelledby="verify-title"><h2 id="verify-title">Verify your provider</h2>
<p>The examples of this page are pacts. They are replayed against a provider with one command, in a checkout of this repository. It signs in, resets a password, submits and decides: use a database that may be lost.</p>
<pre><code>${COMMANDS}</code></pre>
<ol class="bullets"><li>Before each interaction the verifier posts <code>{"state": "…", "action": "setup", "params": {"as": "…"}}</code> to the address of <code>--states</code>. Make the sentence of the <a href="#states">state</a> true there, and answer with your own values of what it supplies. Each area below lists the states that it needs.</li>
<li>It signs in by itself, with the people that environment variables name, and sends session and token with each call: <a href="#getCsrfCookie">getCsrfCookie</a>, <a href="#login">login</a>, then <a href="#confirmTwoFactor">confirmTwoFactor</a>, <a href="#confirmPassword">confirmPassword</a> or <a href="#impersonate">impersonate</a> where the state needs it. An area cannot be verified without these.</li>
<li>It replays the call and compares the reply. Of an event it hears the frame on the learner’s channel.</li></ol>
<h3>Without a checkout</h3>
<p>Pact’s own verifier replays the same files, without real time and with fewer comparisons. Copy <a href="../../contracts/pacts/waymark-portal.json">waymark-portal.json</a>, <a href="../../contracts/pacts/waymark-portal-assumed.json">waymark-portal-assumed.json</a> and <a href="../examples/verify-with-pact.mjs">verify-with-pact.mjs</a> into an empty folder. These people are the demo’s; name your own.</p>
<pre id="empty-folder"><code>${EMPTY_FOLDER}</code></pre>
<p>Options, people and real time are described in <a href="../verifying-another-provider.md">Verifying another provider</a>. The states stand for machines in <a href="../../contracts/provider-states.json">provider-states.json</a>. The same calls stand as OpenAPI 3.1 in <a href="openapi.json">openapi.json</a>.</p></section>`;

/** Everything that the owner is asked; `anchorOf` leads to a call or an event. */
export const questionsSection = (
  anchorOf: (name: string) => string,
): Html => html`<section id="questions" aria-labelledby="questions-title"><h2 id="questions-title">Questions to confirm</h2>
<p>The app assumes that the answer to each is yes, or the name that stands below it. Where yours is another, the contract changes, and with it the app.</p>
<table class="table"><thead><tr><th scope="col">About</th><th scope="col">Question</th></tr></thead>
<tbody>${OPEN_QUESTIONS.map(
  ({ of, where, question, item }) =>
    html`<tr class="entry"><th scope="row">${of.map((name, at) => html`${at === 0 ? null : ', '}<a href="#${anchorOf(name)}">${name}</a>`)}</th><td>${prose(question)}<br><span class="meta">${where}, ${sourceOf(item)}</span></td></tr>`,
)}</tbody></table></section>`;

/** The version of the contract that the page describes. */
export const VERSION = PRODUCT_VERSION;
