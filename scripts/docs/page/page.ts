import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type RealtimeEventName, realtimeEvents } from '#contracts/notifications/realtime-events.schema.ts';
import { OPEN_QUESTIONS } from '../assumptions.ts';
import type { JsonSchema } from '../json-schemas.ts';
import type { Recordings } from '../recordings.ts';
import { areaNeeds } from './area-needs.ts';
import { callSection, type DocumentedCall } from './call-section.ts';
import { eventAnchor, eventSection } from './event-section.ts';
import { questionsSection, readingSection, VERSION, verifySection } from './guide.ts';
import { html, type Html, trusted } from './html.ts';
import { stateAnchor } from './parts.ts';
import { shapesSection } from './shape.ts';
import { statesSection } from './states-section.ts';

/** What the page is made of. */
export interface PageInput {
  /** Calls by area, both in the order of the page. */
  readonly areas: readonly (readonly [area: string, calls: readonly DocumentedCall[]])[];
  readonly events: Recordings['events'];
  /** Named shapes of the OpenAPI document. */
  readonly schemas: Readonly<Record<string, JsonSchema>>;
}

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const read = (file: string): string => readFileSync(`${ROOT}${file}`, 'utf8');

const withFonts = (css: string): string =>
  css.replaceAll(
    /url\(["']\.\.\/fonts\/([\w-]+\.woff2)["']\)/g,
    (_, file: string) =>
      `url("data:font/woff2;base64,${readFileSync(`${ROOT}src/ui/fonts/${file}`).toString('base64')}")`,
  );

/** The look of the product: its own tokens, fonts and base, and what this page needs besides. */
const styles = (): string =>
  [
    read('src/ui/styles/tokens.css'),
    withFonts(read('src/ui/styles/fonts.css')),
    read('src/ui/styles/base.css'),
    read('scripts/docs/page/page.css'),
  ].join('\n');

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'%3E%3Cpath fill='%231f3a6d' d='M2 4h13l7 8-7 8H2z'/%3E%3C/svg%3E";

/** A full circle with a tick, a half one, a dashed one. */
const MARKERS = trusted(`<svg hidden>
<symbol id="mk-known" viewBox="0 0 24 24"><circle cx="12" cy="12" r="10" fill="currentColor"/><path d="M7.5 12.3l3.1 3.1 6-6.4" fill="none" stroke="var(--paper)" stroke-width="2.25" stroke-linecap="square"/></symbol>
<symbol id="mk-partly" viewBox="0 0 24 24"><circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="2"/><path d="M12 3a9 9 0 0 0 0 18z" fill="currentColor"/></symbol>
<symbol id="mk-assumed" viewBox="0 0 24 24"><circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="2" stroke-dasharray="3.5 3.5"/></symbol>
</svg>`);

const capitalised = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const EVENTS = Object.keys(realtimeEvents) as RealtimeEventName[];

const areaAnchor = (area: string): string => `area-${area}`;

const contents = ({ areas }: PageInput): Html => html`<nav class="contents" aria-label="Contents"><ul>
<li><a href="#reading">How calls travel</a></li>
<li><a href="#verify">Verify your provider</a></li>
<li><a href="#questions">Questions to confirm</a></li>
${areas.map(
  ([area, calls]) =>
    html`<li><a href="#${areaAnchor(area)}">${capitalised(area)}</a><ul>${calls.map(({ endpoint }) => html`<li><a href="#${endpoint.name}">${endpoint.name}</a></li>`)}</ul></li>`,
)}
<li><a href="#events">Events</a><ul>${EVENTS.map((name) => html`<li><a href="#${eventAnchor(name)}">${name}</a></li>`)}</ul></li>
<li><a href="#states">Provider states</a></li>
<li><a href="#shapes">Shapes</a></li>
</ul></nav>`;

const sums = ({ areas }: PageInput): Html => {
  const calls = areas.flatMap(([, inArea]) => inArea);
  const count = (certainty: string): number => calls.filter(({ endpoint }) => endpoint.contract === certainty).length;
  const entries: readonly (readonly [string, number | string])[] = [
    ['Calls', calls.length],
    ['of them known', count('known')],
    ['partly known', count('partly')],
    ['assumed', count('assumed')],
    ['Events', EVENTS.length],
    ['Questions', OPEN_QUESTIONS.length],
    ['Version', VERSION],
  ];
  return html`<dl class="sums">${entries.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
};

const areaSection = (area: string, calls: readonly DocumentedCall[]): Html =>
  html`<section id="${areaAnchor(area)}" aria-labelledby="${areaAnchor(area)}-title"><h2 id="${areaAnchor(area)}-title">${capitalised(area)}</h2>
${areaNeeds(
  area,
  calls.flatMap(({ recorded }) => recorded),
)}${calls.map(callSection)}</section>`;

const eventsSection = ({
  events,
}: PageInput): Html => html`<section id="events" aria-labelledby="events-title"><h2 id="events-title">Events</h2>
<p>Events arrive over the Pusher protocol, each on the private channel of its person, <code>private-user.{userId}</code>. <a href="#authoriseChannel">authoriseChannel</a> signs the subscription.</p>
<p>They are verified with the area <code>notifications</code>. For each one the verifier signs in as the learner in the state <a href="#${stateAnchor('a learner is signed in')}">a learner is signed in</a>, reads <code>id</code> from <a href="#getMe">getMe</a>, subscribes to the channel of that id over the sockets, and only then posts the sentence of the event. The first event within ten seconds is compared.</p>
${EVENTS.map((name) =>
  eventSection(
    name,
    events.filter(({ contents: { content } }) => content.event === name),
  ),
)}</section>`;

/** The page for the API's owner: one file that needs nothing else, the same for the same contract. */
export const pageOf = (input: PageInput): string => {
  const css = styles();
  const script = read('scripts/docs/page/page-script.js');
  const policy = `default-src 'none'; style-src ${hashOf(css)}; script-src ${hashOf(script)}; font-src data:; img-src data:; base-uri 'none'; form-action 'none'`;
  return html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Waymark’s API, as the app needs it</title>
<link rel="icon" href="${ICON}">
<style>${trusted(css)}</style>
</head>
<body>
${MARKERS}
<a class="skip" href="#main">Skip to the content</a>
<header class="bar"><div class="wrap bar__in"><a class="bar__name" href="#main">Waymark’s API</a>
<search class="find" hidden><label for="find">Find</label><input id="find" type="search" autocomplete="off" spellcheck="false" aria-keyshortcuts="/" placeholder="path, event, status, state"><kbd aria-hidden="true">/</kbd></search>
<p id="found" class="meta" role="status"></p></div></header>
<div class="wrap layout">
${contents(input)}
<main id="main" tabindex="-1">
<h1>Waymark’s API, as the app needs it</h1>
<div class="intro"><p class="lead">For the owner of the API: every call that the app makes and every event that it hears, with examples, what the app does with each answer, and what we had to assume.</p>
${sums(input)}</div>
<p id="none" class="lead none" hidden>Nothing holds all of these words. Try fewer, or clear the field with Escape.</p>
${readingSection()}
${verifySection()}
${questionsSection((name) => (name in realtimeEvents ? eventAnchor(name) : name))}
${input.areas.map(([area, calls]) => areaSection(area, calls))}
${eventsSection(input)}
${statesSection()}
${shapesSection(input.schemas)}
</main>
</div>
<script>${trusted(script)}</script>
</body>
</html>
`.markup;
};
