import { type RealtimeEventName, realtimeEvents } from '#contracts/notifications/realtime-events.schema.ts';
import { questionsOf } from '../assumptions.ts';
import type { RecordedEvent } from '../recordings.ts';
import { html, type Html, prose } from './html.ts';
import { jsonView } from './json-view.ts';
import { anchorOf, certaintyMark, commentsOf, questionNote, situation } from './parts.ts';

/** Where an event's section stands. */
export const eventAnchor = (name: string): string => `event-${anchorOf(name)}`;

/** One event: what it tells, what is open about it, and how it arrives. */
export const eventSection = (name: RealtimeEventName, recorded: readonly RecordedEvent[]): Html => {
  const { number, description, contract } = realtimeEvents[name];
  const anchor = eventAnchor(name);
  return html`<article class="entry" id="${anchor}" aria-labelledby="${anchor}-title">
<h3 id="${anchor}-title"><a href="#${anchor}"><code>${name}</code></a></h3>
<p class="meta facts"><span>${number}</span>${certaintyMark(contract)}</p>
<p>${prose(description)}</p>
${questionNote(questionsOf(name))}
${recorded.map(
  (event) => html`${situation(event.providerStates)}${commentsOf(event)}
<pre><code>${jsonView(event.contents.content, event.matchingRules?.body ?? {})}</code></pre>`,
)}
</article>`;
};
