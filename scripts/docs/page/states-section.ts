import type { ProviderState } from '#contracts/provider-state.ts';
import { PROVIDER_STATES } from '#contracts/provider-states.ts';
import { html, type Html } from './html.ts';
import { ACTS_AS, stateAnchor, suppliedBy } from './parts.ts';

const supplied = (state: ProviderState): Html | null => {
  const values = suppliedBy(state);
  return values === null ? null : html`<br><span class="meta">Supplies ${values}</span>`;
};

/** Every provider state: its sentence, and who is signed in when the interaction is replayed. */
export const statesSection = (): Html => {
  const states: readonly (readonly [string, ProviderState])[] = Object.entries(PROVIDER_STATES);
  return html`<section id="states" aria-labelledby="states-title"><h2 id="states-title">Provider states</h2>
<p>Before each interaction the verifier posts the name of its state; the provider makes the sentence true, and may answer with its own values of what the state supplies: they take the place of our examples in the request. An event is raised by making its sentence true.</p>
<table class="table"><thead><tr><th scope="col">State</th><th scope="col">Signed in</th><th scope="col">Is true when</th></tr></thead>
<tbody>${states.map(
    ([name, state]) =>
      html`<tr id="${stateAnchor(name)}" class="entry"><th scope="row">${name}</th><td>${ACTS_AS[state.as]}</td><td>${state.description}${supplied(state)}</td></tr>`,
  )}</tbody></table></section>`;
};
