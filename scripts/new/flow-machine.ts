import { flowMachineStates } from './flow-states.ts';
import type { FlowNames } from './names.ts';

/** Types, effects and guards. */
const head = ({ area, file, flow, Flow, text }: FlowNames): string => `import { assign, setup } from 'xstate';
import type { ${Flow}Decision, ${Flow}Subject } from '#contracts/${area}/${file}.schema.ts';
import { promisedActor } from '../promised.ts';
import type { StateMeta } from '../state-meta.ts';
import type { DecisionEvent } from '../submission/decision.kit.ts';
import { decisionActions, decisionActors, decisionDelays, decisionGuards, decisionStates, tabTransitions } from '../submission/decision.kit.ts';

/** What is typed. */
export interface ${Flow}Form {
  readonly message: string;
}

/** The subject as the server has it, and what this device stored. \`decided\`: confirmed here before and not settled. \`failed\`: the tray has told it. */
export type Load${Flow}Result =
  | { readonly ok: true; readonly subject: ${Flow}Subject; readonly form: ${Flow}Form | null; readonly decided: ${Flow}Decision | null }
  | { readonly ok: false; readonly reason: 'notFound' | 'denied' | 'failed' };

export interface ${Flow}Input {
  readonly id: number;
}

interface ${Flow}Context extends ${Flow}Input, ${Flow}Form {
  /** What was decided, as it leaves. */
  readonly submission: ${Flow}Decision | null;
}

type ${Flow}Event =
  | { readonly type: 'form.changed'; readonly change: Partial<${Flow}Form> }
  | { readonly type: 'submit.requested' }
  /** The query has a newer reply. */
  | { readonly type: 'subject.changed'; readonly subject: ${Flow}Subject }
  | DecisionEvent;

/** Something typed, or a decision on its way (\`submission\`). */
export interface ${Flow}Work {
  readonly id: number;
  readonly form: ${Flow}Form;
  readonly submission: ${Flow}Decision | null;
}

/** Items of the checklist that the states answer. */
const items: Readonly<Record<'loading' | 'notFound' | 'denied' | 'notLoaded' | 'form' | 'undo' | 'sending' | 'asking' | 'done' | 'alreadyReviewed', readonly string[]>> = {};

const work = ({ context: { id, message, submission } }: { context: ${Flow}Context }): ${Flow}Work => ({ id, form: { message }, submission });
const saveDraft = { type: 'saveDraft' as const, params: work };
const storeDecision = { type: 'storeDecision' as const, params: work };
const forgetDecision = { type: 'forgetDecision' as const, params: work };
const sendWithPage = { type: 'sendWithPage' as const, params: work };

const result = ({ event }: { event: { output: Load${Flow}Result } }) => ({ result: event.output });
const beginWith = { type: 'beginWith' as const, params: result };
const failedBecause = (reason: string) => ({ type: 'failedBecause' as const, params: ({ event }: { event: { output: Load${Flow}Result } }) => ({ result: event.output, reason }) });
const decidedElsewhere = {
  guard: { type: 'isDecided' as const, params: ({ event }: { event: { subject: ${Flow}Subject } }) => ({ subject: event.subject }) },
  target: '#${flow}.alreadyReviewed',
  actions: forgetDecision,
} as const;

/** The state chart of ${text}. The call of a decision leaves once: when the time to undo it is over, or with the page. \`${file}.actors.ts\` of the app supplies its effects. */
export const ${flow}Machine = setup({
  types: {
    context: {} as ${Flow}Context,
    events: {} as ${Flow}Event,
    input: {} as ${Flow}Input,
    meta: {} as StateMeta,
    /** \`open\`: the form can be changed. \`decided\`: it stands as it was decided. \`busy\`: a call is on its way. */
    tags: {} as 'busy' | 'open' | 'decided',
  },
  actors: {
    load: promisedActor<Load${Flow}Result, ${Flow}Input>('load'),
    ...decisionActors<${Flow}Work>(),
  },
  actions: {
    ...decisionActions<${Flow}Work>(),
    beginWith: assign((_, { result: loaded }: { result: Load${Flow}Result }) => (loaded.ok ? { ...loaded.form, submission: loaded.decided } : {})),
    fillIn: assign((_, { change }: { change: Partial<${Flow}Form> }) => change),
    decide: assign(({ context }) => ({ submission: { message: context.message.trim() } })),
  },
  guards: {
    wasDecidedBefore: (_, { result: loaded }: { result: Load${Flow}Result }) => loaded.ok && loaded.subject.is_open && loaded.decided !== null,
    isOpen: (_, { result: loaded }: { result: Load${Flow}Result }) => loaded.ok && loaded.subject.is_open,
    isClosed: (_, { result: loaded }: { result: Load${Flow}Result }) => loaded.ok && !loaded.subject.is_open,
    failedBecause: (_, { result: failed, reason }: { result: Load${Flow}Result; reason: string }) => !failed.ok && failed.reason === reason,
    ...decisionGuards,
    isComplete: ({ context }) => context.message.trim() !== '',
    isDecided: (_, { subject }: { subject: ${Flow}Subject }) => !subject.is_open,
  },
  delays: decisionDelays,
`;

/** The state chart on the decision kit. The items that its states answer are left out. */
export const flowMachine = (names: FlowNames): string => `${head(names)}${flowMachineStates(names)}`;
