import type { FlowNames } from './names.ts';

/** Inputs, events and outcomes that take every transition. */
export const flowSamples = ({
  area,
  file,
  flow,
  Flow,
  text,
}: FlowNames): string => `import type { ${Flow}Subject } from '#contracts/${area}/${file}.schema.ts';
import { entry } from '../catalogue-entry.ts';
import { decisionEvents, decisionOutcomes } from '../submission/decision.samples.ts';
import { ${flow}Machine, type Load${Flow}Result } from './${file}.machine.ts';

const sample = (is_open: boolean): ${Flow}Subject => ({ id: 7, organisation_id: 1, title: 'A sample', is_open, decided_by: is_open ? null : 34 });

type Loaded = Extract<Load${Flow}Result, { ok: true }>;

const loaded = (isOpen: boolean, device: Partial<Loaded> = {}): { output: Load${Flow}Result } => ({ output: { ok: true, subject: sample(isOpen), form: null, decided: null, ...device } });
const failed = (reason: 'denied' | 'notFound' | 'failed'): { output: Load${Flow}Result } => ({ output: { ok: false, reason } });
const unexpectedError = { error: new Error('an effect broke') };

/** The state chart of ${text} with everything that can happen to it. */
export const ${flow}Entry = entry({
  name: '${file}',
  area: '${area}',
  description: 'Deciding on ${text}, undoing it within eight seconds, and its outcome.',
  machine: ${flow}Machine,
  inputs: { 'an address': { id: 7 } },
  events: {
    'a message typed': { type: 'form.changed', change: { message: 'In my own words.' } },
    'the message cleared': { type: 'form.changed', change: { message: '' } },
    submitted: { type: 'submit.requested' },
    'somebody else decided': { type: 'subject.changed', subject: sample(false) },
    'nothing new': { type: 'subject.changed', subject: sample(true) },
    ...decisionEvents,
  },
  outcomes: {
    load: {
      'it can be decided': loaded(true),
      'something was typed before': loaded(true, { form: { message: 'In my own words.' } }),
      'it was decided here and may not have been sent': loaded(true, { form: { message: 'In my own words.' }, decided: { message: 'In my own words.' } }),
      'it was decided before': loaded(false),
      'it is refused': failed('denied'),
      'there is no such thing': failed('notFound'),
      'the call failed': failed('failed'),
      unexpectedError,
    },
    ...decisionOutcomes,
  },
  distinguish: ({ message, submission }) => ({ hasMessage: message !== '', isDecided: submission !== null }),
});
`;
