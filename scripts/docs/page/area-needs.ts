import { PROVIDER_STATES } from '#contracts/provider-states.ts';
import type { RecordedCall } from '../recordings.ts';
import { html, type Html } from './html.ts';
import { ACTS_AS, stateLinks } from './parts.ts';

/** What somebody needs who verifies one area alone: the command, and the states that it asks for, by who is signed in. */
export const areaNeeds = (area: string, recorded: readonly RecordedCall[]): Html => {
  const asked = new Set(recorded.flatMap(({ providerStates = [] }) => providerStates.map(({ name }) => name)));
  const states = Object.entries(PROVIDER_STATES).filter(([name]) => asked.has(name));
  const byPerson = Map.groupBy(states, ([, { as }]) => as);
  return html`<details><summary>To verify this area alone: ${recorded.length} interactions in ${states.length} states</summary>
<pre><code>npm run contracts:verify -- --host "$HOST" --states "$STATES" --only ${area}</code></pre>
<dl class="facts">${[...byPerson].map(
    ([as, own]) =>
      html`<div><dt>Signed in: ${ACTS_AS[as]}</dt><dd>${stateLinks(own.map(([name]) => ({ name })))}</dd></div>`,
  )}</dl></details>`;
};
