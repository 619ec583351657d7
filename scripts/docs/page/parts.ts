import { globSync } from 'node:fs';
import type { Certainty } from '#contracts/endpoint.ts';
import type { ActsAs, ProviderState } from '#contracts/provider-state.ts';
import { PROVIDER_STATES } from '#contracts/provider-states.ts';
import type { OpenQuestion } from '../assumptions.ts';
import type { RecordedCall, RecordedEvent } from '../recordings.ts';
import { html, type Html, prose } from './html.ts';

const CERTAINTIES: Readonly<Record<Certainty, string>> = { known: 'Known', partly: 'Partly known', assumed: 'Assumed' };

/** How much the specification fixes: a marker with its word. */
export const certaintyMark = (certainty: Certainty): Html =>
  html`<span class="mark"><svg class="mk" aria-hidden="true"><use href="#mk-${certainty}"></use></svg>${CERTAINTIES[certainty]}</span>`;

/** Who must be signed in, in words. */
export const ACTS_AS: Readonly<Record<ActsAs, string>> = {
  nobody: 'nobody',
  learner: 'the learner',
  confirmedLearner: 'the learner, who has confirmed the password',
  challenged: 'the person who owes the code',
  administrator: 'the administrator',
  author: 'the author of pages',
  reviewer: 'the reviewer',
  superUser: 'the super user',
  confirmedSuperUser: 'the super user, who has confirmed the password',
  viewer: 'the super user, viewing as the learner',
};

/** An anchor of letters, digits and single hyphens. */
export const anchorOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');

export const stateAnchor = (state: string): string => `state-${anchorOf(state)}`;

/** A state of the list; undefined for one that it does not have. */
const stateOf = (name: string): ProviderState | undefined =>
  (PROVIDER_STATES as Readonly<Partial<Record<string, ProviderState>>>)[name];

/** What an owner supplies with a state, each with our example; null where its sentence says everything. */
export const suppliedBy = ({ provides = {} }: ProviderState): Html | null => {
  const supplied = Object.entries(provides);
  return supplied.length === 0
    ? null
    : html`${supplied.map(([name, value], at) => html`${at === 0 ? null : ', '}<code>${name}</code> (<code>${JSON.stringify(value)}</code>)`)}`;
};

type States = RecordedCall['providerStates'];

/** The states in which an interaction is replayed, each linked to its line. */
export const stateLinks = (states: States = []): Html =>
  html`${states.map(({ name }, at) => html`${at === 0 ? null : ', '}<a href="#${stateAnchor(name)}">${name}</a>`)}`;

/** The same with their sentences, and with what they supply. */
export const situation = (states: States = []): Html =>
  html`${states.map(({ name }) => {
    const state = stateOf(name);
    const supplied = state === undefined ? null : suppliedBy(state);
    return html`<p class="meta">State: ${stateLinks([{ name }])}. ${state?.description ?? null}${supplied === null ? null : html` It supplies ${supplied}.`}</p>`;
  })}`;

/** What an interaction is about, without the name of its call. */
export const doesOf = ({ description }: Pick<RecordedCall, 'description'>): string =>
  description.replace(/^[\w.]+: /, '');

const DECISION_FILES = globSync('[0-9]*.md', { cwd: new URL('../../../docs/decisions/', import.meta.url) });

/** Why something is assumed: the decision that answers it for now, or the number of an item of the checklist. */
export const sourceOf = (item: string): Html => {
  const file = DECISION_FILES.find((name) => name.startsWith(`${item}-`));
  return file === undefined ? html`${item}` : html`<a href="../decisions/${file}">${item}</a>`;
};

/** Questions to the owner beside what they are about. */
export const questionNote = (questions: readonly OpenQuestion[]): Html | null =>
  questions.length === 0
    ? null
    : html`<div class="note"><h4>To confirm</h4><ul>${questions.map(({ question, where, item }) => html`<li>${prose(question)} <span class="meta">${where}, ${sourceOf(item)}</span></li>`)}</ul></div>`;

/** What a recorded interaction rests on, and which keys of its reply hold what the state supplied. */
export const commentsOf = ({ comments = {} }: Pick<RecordedCall | RecordedEvent, 'comments'>): Html => {
  const { assumes = [], returns = {} } = comments;
  const returned = Object.entries(returns).map(([path, name]) =>
    path === name ? html`<code>${path}</code>` : html`<code>${path}</code> (<code>${name}</code>)`,
  );
  return html`${assumes.length === 0 ? null : html`<p class="meta">${certaintyMark('assumed')} ${assumes.map((question) => html`${prose(question)} `)}</p>`}${
    returned.length === 0
      ? null
      : html`<p class="meta">The reply returns what the state supplied: ${returned.map((each, at) => html`${at === 0 ? null : ', '}${each}`)}.</p>`
  }`;
};
