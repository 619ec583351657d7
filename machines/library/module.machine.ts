import type { AskDecisionResult } from '../submission/decision.kit.ts';
import { failedBecause, reportUnexpectedError, succeeded } from '../submission/sending.kit.ts';
import type { ModuleAccess } from './module-facts.ts';
import {
  moduleSetup,
  type ChangeModuleResult,
  type Changed,
  type EvidenceWork,
  type ModuleContext,
  type ModuleEvent,
  type Told,
} from './module.setup.ts';

const facts = ({ event }: { event: Extract<ModuleEvent, { type: 'module.changed' }> }): Told => ({
  facts: event.facts,
});
const learn = { type: 'learn' as const, params: facts };
const accessIs = (access: ModuleAccess) => ({ type: 'accessIs' as const, params: { access } });
const changed = ({ event }: { event: { output: ChangeModuleResult } }): Changed => ({ result: event.output });
const hasChanged = { type: 'hasChanged' as const, params: changed };

const work = ({ context: { fields, submission } }: { context: ModuleContext }): EvidenceWork => ({
  fields,
  submission,
});
const standingIs = (standing: string) => ({
  type: 'standingIs' as const,
  params: ({ event }: { event: { output: AskDecisionResult } }) => ({ result: event.output, standing }),
});

const saveDraft = { type: 'saveDraft' as const, params: work };
const storeEvidence = { type: 'storeDecision' as const, params: work };
const confirm = ['confirm' as const, storeEvidence] as const;
const queueEvidence = { type: 'queueDecision' as const, params: work };
const forget = [{ type: 'forgetDecision' as const, params: work }, 'forgetSubmission' as const] as const;
const sent = [{ type: 'clearDraft' as const, params: work }, 'emptyFields' as const] as const;

const fill = {
  type: 'fillIn' as const,
  params: ({ event }: { event: Extract<ModuleEvent, { type: 'form.changed' }> }) => ({ message: event.message }),
};
const setFile = {
  type: 'setFile' as const,
  params: ({ event }: { event: Extract<ModuleEvent, { type: 'upload.finished' }> }) => ({ file: event.file }),
};
const evidenceIs = (status: string) => ({ type: 'evidenceIs' as const, params: { status } });
const nowPending = { type: 'isPendingNow' as const, params: facts };

const told = { 'module.changed': { target: '#module.evidence.settling', actions: learn } } as const;
const mayBegin = {
  ...told,
  'form.changed': { guard: 'takesEvidence', target: '#module.evidence.editing', actions: [fill, saveDraft] },
  'upload.started': { guard: 'takesEvidence', target: '#module.evidence.uploading' },
} as const;

/**
 * The evidence beside a module (N-15 to N-17): it is sent once, waits on the device without a connection, and is asked
 * after where no reply came.
 */
const evidenceRegion = {
  initial: 'settling',
  states: {
    settling: {
      meta: { items: ['N-16', 'N-17'], description: 'What was sent, typed or decided says where it goes on.' },
      on: { 'module.changed': { actions: learn } },
      always: [
        { guard: 'isConfirmed', target: 'queued' },
        { guard: evidenceIs('pending'), target: 'pending' },
        { guard: 'hasDraft', target: 'editing' },
        { guard: evidenceIs('accepted'), target: 'accepted' },
        { guard: evidenceIs('rejected'), target: 'rejected' },
        { guard: evidenceIs('none'), target: 'none' },
      ],
    },
    none: { meta: { items: ['N-16'], description: 'Nothing was sent.' }, on: mayBegin },
    pending: { meta: { items: ['N-16', 'N-17'], description: 'A reviewer has it.' }, on: told },
    accepted: {
      meta: {
        items: ['N-15', 'N-17'],
        description: 'A reviewer accepted it; where the training expires, more may be sent.',
      },
      on: mayBegin,
    },
    rejected: {
      meta: { items: ['N-17'], description: 'A reviewer rejected it, with a reason; another try may be sent.' },
      on: mayBegin,
    },
    editing: {
      meta: { items: ['N-16', 'K-05'], description: 'A file or a message is there and was not sent.' },
      on: {
        'module.changed': { guard: nowPending, target: 'settling', actions: learn },
        'form.changed': { actions: [fill, saveDraft] },
        'upload.started': { target: 'uploading' },
        'file.removed': { actions: ['removeFile', saveDraft] },
        submitted: { guard: 'hasFile', target: 'naming' },
      },
    },
    naming: {
      meta: {
        items: ['H-17', 'N-16'],
        description: 'Whoever views as its person is asked whether it is sent for them.',
      },
      always: { guard: 'isInOwnName', target: 'submitting', actions: confirm },
      on: {
        'evidence.agreed': { target: 'submitting', actions: confirm },
        'evidence.declined': { target: 'editing' },
        'module.changed': { guard: nowPending, target: 'settling', actions: learn },
      },
    },
    uploading: {
      meta: {
        items: ['N-16', 'K-01', 'K-05'],
        description: 'A file is on its way; the message can be typed meanwhile.',
      },
      on: {
        'form.changed': { actions: [fill, saveDraft] },
        'upload.finished': { target: 'editing', actions: [setFile, saveDraft] },
        'upload.ended': { target: 'editing' },
      },
    },
    submitting: {
      meta: { items: ['N-16'], description: 'The evidence is with the server.' },
      tags: 'busy',
      invoke: {
        id: 'submitEvidence',
        src: 'submitDecision',
        input: work,
        onDone: [
          { guard: succeeded, target: 'pending', actions: sent },
          { guard: failedBecause('noConnection'), target: 'queued', actions: queueEvidence },
          { guard: failedBecause('unknown'), target: 'asking' },
          { guard: failedBecause('overtaken'), target: 'settling', actions: forget },
          { target: 'editing', actions: forget },
        ],
        onError: { target: 'asking', actions: reportUnexpectedError },
      },
    },
    asking: {
      meta: { items: ['N-16'], description: 'No reply came: the server is asked whether it has this file.' },
      tags: 'busy',
      invoke: {
        id: 'askAfterEvidence',
        src: 'askAfter',
        input: work,
        onDone: [
          { guard: standingIs('mine'), target: 'pending', actions: sent },
          { guard: standingIs('other'), target: 'settling', actions: forget },
          { guard: standingIs('open'), target: 'editing', actions: forget },
          { guard: failedBecause('noConnection'), target: 'queued', actions: queueEvidence },
          { target: 'unconfirmed' },
        ],
        onError: { target: 'unconfirmed', actions: reportUnexpectedError },
      },
    },
    queued: {
      meta: {
        items: ['N-16', 'J-05'],
        description: 'There is no connection; the evidence is on the device and goes when there is one.',
      },
      on: { 'delivery.due': { target: 'submitting' }, undone: { target: 'editing', actions: forget } },
    },
    unconfirmed: {
      meta: { items: ['N-16'], description: 'Nobody can say yet whether it arrived; everything is stored.' },
      on: { retried: { target: 'asking' }, 'delivery.due': { target: 'asking' } },
    },
  },
} as const;

/**
 * One module and the evidence beside it (N-25). What the server says moves it (`module.changed`); what its person does
 * is confirmed, restarted or sent. Effects are promised; `module.actors.ts` of the app keeps them.
 */
export const moduleMachine = moduleSetup.createMachine({
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
