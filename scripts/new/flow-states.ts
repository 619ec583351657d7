import type { FlowNames } from './names.ts';

/** The states of the chart: its own, and those of the decision kit. */
export const flowMachineStates = ({ flow }: FlowNames): string => `}).createMachine({
  id: '${flow}',
  context: ({ input }) => ({ ...input, message: '', submission: null }),
  initial: 'loading',
  states: {
    loading: {
      meta: { items: items.loading, description: 'What is decided about is being fetched.' },
      tags: 'busy',
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context }) => ({ id: context.id }),
        onDone: [
          { guard: { type: 'wasDecidedBefore', params: result }, target: 'queued.sending', actions: beginWith },
          { guard: { type: 'isOpen', params: result }, target: 'form', actions: beginWith },
          { guard: { type: 'isClosed', params: result }, target: 'alreadyReviewed', actions: beginWith },
          { guard: failedBecause('denied'), target: 'denied' },
          { guard: failedBecause('notFound'), target: 'notFound' },
          { target: 'notLoaded' },
        ],
        onError: { target: 'notLoaded', actions: { type: 'reportUnexpectedError', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    notFound: { meta: { items: items.notFound, description: 'There is nothing under this address.' } },
    denied: { meta: { items: items.denied, description: 'This person may not decide; their session stands.' } },
    notLoaded: { meta: { items: items.notLoaded, description: 'It did not arrive; the tray says why.' }, on: { retried: 'loading' } },
    form: {
      meta: { items: items.form, description: 'Nothing was decided, and nothing was sent.' },
      tags: 'open',
      on: {
        'form.changed': { actions: [{ type: 'fillIn', params: ({ event }) => event }, saveDraft] },
        'submit.requested': { guard: 'isComplete', target: 'waiting', actions: ['decide', storeDecision] },
        'subject.changed': decidedElsewhere,
        ...tabTransitions('${flow}'),
      },
    },
    waiting: {
      meta: { items: items.undo, description: 'The decision is made and can be undone; its call has not left.' },
      tags: 'decided',
      after: { undoTime: 'submitting' },
      on: {
        'undo.extended': { target: 'waiting', reenter: true, actions: storeDecision },
        undone: { target: 'form', actions: forgetDecision },
        'page.left': { target: 'unconfirmed', actions: sendWithPage },
        'subject.changed': decidedElsewhere,
      },
    },
    ...decisionStates({ id: '${flow}', work, items }),
    done: { meta: { items: items.done, description: 'The decision of this person counts.' } },
    alreadyReviewed: { meta: { items: items.alreadyReviewed, description: 'It was decided before: to read, without actions.' } },
  },
});
`;
