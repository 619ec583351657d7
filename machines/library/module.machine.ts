import { assign, setup } from 'xstate';
import { promisedAction, promisedActor } from '../promised.ts';
import type { StateMeta } from '../state-meta.ts';
import { decisionActions, decisionActors, decisionGuards } from '../submission/decision.kit.ts';
import { evidenceRegion } from './module.evidence.ts';
import type { EvidenceWork, ModuleContext, ModuleEvent, ModuleInput } from './module.events.ts';
import type { ModuleAccess, ModuleFacts } from './module-facts.ts';
import { type EvidenceFile, evidenceSubmission, isFilledIn, NO_FIELDS } from './module-form.ts';
import type { ChangeModuleResult } from './module.results.ts';

type Told = { readonly facts: ModuleFacts };
type Changed = { readonly result: ChangeModuleResult };

const facts = ({ event }: { event: Extract<ModuleEvent, { type: 'module.changed' }> }): Told => ({
  facts: event.facts,
});
const learn = { type: 'learn' as const, params: facts };
const accessIs = (access: ModuleAccess) => ({ type: 'accessIs' as const, params: { access } });
const changed = ({ event }: { event: { output: ChangeModuleResult } }): Changed => ({ result: event.output });
const hasChanged = { type: 'hasChanged' as const, params: changed };
const reportUnexpectedError = {
  type: 'reportUnexpectedError' as const,
  params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
};

/**
 * One module and the evidence beside it (N-25). What the server says moves it (`module.changed`); what its person does
 * is confirmed, restarted or sent. Effects are promised; `module.actors.ts` of the app keeps them.
 */
export const moduleMachine = setup({
  types: {
    context: {} as ModuleContext,
    events: {} as ModuleEvent,
    input: {} as ModuleInput,
    meta: {} as StateMeta,
    /** `busy`: a call is on its way. */
    tags: {} as 'busy',
  },
  actors: {
    confirmModule: promisedActor<ChangeModuleResult, void>('confirmModule'),
    resetModule: promisedActor<ChangeModuleResult, void>('resetModule'),
    ...decisionActors<EvidenceWork>(),
  },
  actions: {
    /** N-05. Nothing waits for it. */
    startModule: promisedAction('startModule'),
    ...decisionActions<EvidenceWork>(),
    learn: assign((_, told: Told) => told),
    learnResult: assign((_, { result }: Changed) =>
      result.ok && result.facts !== null ? { facts: result.facts } : {},
    ),
    fillIn: assign({ fields: ({ context }, { message }: { message: string }) => ({ ...context.fields, message }) }),
    setFile: assign({ fields: ({ context }, { file }: { file: EvidenceFile }) => ({ ...context.fields, file }) }),
    removeFile: assign({ fields: ({ context }) => ({ ...context.fields, file: null }) }),
    confirm: assign({ submission: ({ context }) => evidenceSubmission(context.fields) }),
    forgetSubmission: assign({ submission: null }),
    emptyFields: assign({ fields: NO_FIELDS, submission: null }),
  },
  guards: {
    ...decisionGuards,
    accessIs: ({ context }, { access }: { access: ModuleAccess }) => context.facts?.access === access,
    accessStays: ({ context }, told: Told) => context.facts?.access === told.facts.access,
    isDownloadFirst: ({ context }) => context.facts?.isDownloadFirst === true,
    needsConfirmation: ({ context }) => context.facts?.needsConfirmation === true,
    canConfirmAtOnce: ({ context }) => context.facts?.needsConfirmation === true && !context.facts.isDownloadFirst,
    canRestart: ({ context }) => context.facts?.canRestart === true,
    /** Nobody views: whoever does it is asked for no name. */
    isInOwnName: ({ context }) => context.learner === null,
    hasChanged: (_, { result }: Changed) => result.ok,
    canOpen: ({ context }) => context.facts?.access === 'open' || context.facts?.access === 'completed',
    /** What was open is closed, or starts anew. */
    closesContent: ({ context }, told: Told) =>
      context.facts?.access !== told.facts.access && told.facts.access !== 'completed',
    takesEvidence: ({ context }) => context.facts?.takesEvidence === true,
    evidenceIs: ({ context }, { status }: { status: string }) => context.facts?.evidence === status,
    isPendingNow: (_, told: Told) => told.facts.evidence === 'pending',
    isConfirmed: ({ context }) => context.submission !== null,
    hasDraft: ({ context }) => context.facts?.takesEvidence === true && isFilledIn(context.fields),
    hasFile: ({ context }) => context.fields.file !== null,
  },
}).createMachine({
  id: 'module',
  context: ({ input }) => ({ ...input, facts: null }),
  type: 'parallel',
  states: {
    progress: {
      meta: { items: ['N-25'], description: 'How far its person is with the module.' },
      initial: 'loading',
      on: {
        'module.changed': [
          { guard: { type: 'accessStays', params: facts }, actions: learn },
          { target: '.loading', actions: learn },
        ],
      },
      states: {
        loading: {
          meta: { items: ['N-01', 'N-13'], description: 'The module is on its way, or has just changed.' },
          always: [
            { guard: accessIs('unpublished'), target: 'unpublished' },
            { guard: accessIs('root'), target: 'blocked.root' },
            { guard: accessIs('parent'), target: 'blocked.parent' },
            { guard: accessIs('completed'), target: 'completed' },
            { guard: accessIs('open'), target: 'available' },
          ],
        },
        unpublished: { meta: { items: ['N-07'], description: 'It is scheduled for a later day.' } },
        blocked: {
          meta: { items: ['N-08'], description: 'Other training comes first.' },
          initial: 'root',
          states: {
            root: { meta: { items: ['N-08'], description: 'Several items come first.' } },
            parent: { meta: { items: ['N-08'], description: 'One item comes first.' } },
          },
        },
        available: {
          meta: { items: ['N-02', 'N-12'], description: 'It can be taken.' },
          initial: 'viewing',
          states: {
            viewing: {
              meta: { items: ['N-02', 'N-09'], description: 'It is read, watched or worked through.' },
              on: {
                downloaded: { guard: 'isDownloadFirst', target: 'downloaded' },
                confirmed: { guard: 'canConfirmAtOnce', target: 'naming' },
              },
            },
            downloaded: {
              meta: { items: ['N-10'], description: 'The document was downloaded, so it can be confirmed.' },
              on: { confirmed: { guard: 'needsConfirmation', target: 'naming' } },
            },
            naming: {
              meta: {
                items: ['H-17', 'N-09'],
                description: 'Whoever views as its person is asked whether it is confirmed for them.',
              },
              always: { guard: 'isInOwnName', target: 'confirming' },
              on: {
                'confirmation.agreed': { target: 'confirming' },
                'confirmation.declined': [{ guard: 'isDownloadFirst', target: 'downloaded' }, { target: 'viewing' }],
              },
            },
            confirming: {
              meta: { items: ['N-11'], description: 'The confirmation is with the server.' },
              tags: 'busy',
              invoke: {
                id: 'confirmModule',
                src: 'confirmModule',
                onDone: [
                  {
                    guard: hasChanged,
                    target: '#module.progress.loading',
                    actions: { type: 'learnResult', params: changed },
                  },
                  { target: 'notConfirmed' },
                ],
                onError: { target: 'notConfirmed', actions: reportUnexpectedError },
              },
            },
            notConfirmed: {
              meta: { items: ['N-11'], description: 'The confirmation did not arrive; it can be tried again.' },
              on: { confirmed: { target: 'naming' } },
            },
          },
        },
        completed: {
          meta: { items: ['N-14', 'N-15'], description: 'It is completed.' },
          initial: 'idle',
          on: { 'restart.requested': { guard: 'canRestart', target: '.confirmingRestart' } },
          states: {
            idle: { meta: { items: ['N-14'], description: 'It can be looked at again.' } },
            confirmingRestart: {
              meta: { items: ['N-21'], description: 'A dialog says what a restart takes back.' },
              on: {
                'restart.cancelled': { target: 'idle' },
                'restart.confirmed': { target: '#module.progress.resetting' },
              },
            },
            notRestarted: {
              meta: { items: ['N-21'], description: 'The restart did not arrive; it can be tried again.' },
            },
          },
        },
        resetting: {
          meta: { items: ['N-21', 'N-23'], description: 'The restart is with the server.' },
          tags: 'busy',
          invoke: {
            id: 'resetModule',
            src: 'resetModule',
            onDone: [
              { guard: hasChanged, target: 'loading', actions: { type: 'learnResult', params: changed } },
              { target: 'completed.notRestarted' },
            ],
            onError: { target: 'completed.notRestarted', actions: reportUnexpectedError },
          },
        },
      },
    },
    content: {
      meta: { items: ['N-03', 'N-05'], description: 'Whether the package or the link was opened on this page.' },
      initial: 'closed',
      states: {
        closed: {
          meta: { items: ['N-05'], description: 'It was not opened.' },
          on: { opened: { guard: 'canOpen', target: 'naming' } },
        },
        naming: {
          meta: {
            items: ['H-17', 'N-05'],
            description: 'Whoever views as its person is asked whether it is opened for them.',
          },
          always: { guard: 'isInOwnName', target: 'open', actions: 'startModule' },
          on: {
            'opening.agreed': { target: 'open', actions: 'startModule' },
            'opening.declined': { target: 'closed' },
            'module.changed': { guard: { type: 'closesContent', params: facts }, target: 'closed' },
          },
        },
        open: {
          meta: { items: ['N-05', 'N-24'], description: 'The package is shown, or the link was followed.' },
          on: {
            opened: { target: 'naming' },
            'module.changed': [
              { guard: { type: 'closesContent', params: facts }, target: 'closed' },
              { description: 'What was completed, or can be taken still, stays open.' },
            ],
            // An open package stores its state when it goes: that is over before a restart takes the state back.
            'restart.requested': { guard: 'canRestart', target: 'closed' },
          },
        },
      },
    },
    evidence: { meta: { items: ['N-16', 'N-25'], description: 'The evidence beside the module.' }, ...evidenceRegion },
  },
});
