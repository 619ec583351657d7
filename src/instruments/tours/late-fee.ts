import type { Journal } from '../journal/journal.ts';
import type { Tour } from './tour.ts';

const journal: Journal = {
  version: 1,
  title: 'A late fee',
  begins:
    '/bookings?tab=scheduled&demo-scenario=default&demo-persona=amara.osei@demo.example&demo-clock=2026-10-06T09:00:00.000Z',
  seen: { heading: 'Bookings' },
  steps: [
    {
      kind: 'check',
      target: { by: 'role', role: 'checkbox', name: "Select Decontamination Practical, 22nd Oct '26" },
      isChecked: true,
      seen: { statuses: ['1 selected and 2 that depend on it'] },
      sentence:
        'Amara cannot come to a workshop in sixteen days. Two other bookings depend on it, and the page says so.',
    },
    {
      kind: 'press',
      target: { by: 'role', role: 'button', name: 'Unschedule' },
      seen: { heading: 'Unschedule 1 booking' },
      sentence: 'She gives her place back. What that means is shown before anything happens.',
    },
    {
      kind: 'check',
      target: {
        by: 'role',
        role: 'checkbox',
        name: 'Yes, I want to unschedule I have read the Terms and Conditions about late cancellation fees',
        within: 'dialog',
      },
      isChecked: true,
      sentence: 'Within five weeks a late fee of £72 is due. She has to agree to it.',
    },
    {
      kind: 'press',
      target: { by: 'role', role: 'button', name: 'Go to Payment', within: 'dialog' },
      seen: { heading: 'Pay the late fee' },
      sentence: 'The fee is paid in the same dialog.',
    },
    {
      kind: 'type',
      target: { by: 'role', role: 'textbox', name: 'Credit or debit card number', within: 'dialog' },
      value: { secret: 'cc-number', email: null },
      sentence: 'The card goes to the card provider alone. This one is for tests.',
    },
    {
      kind: 'type',
      target: { by: 'role', role: 'textbox', name: 'Credit or debit card expiration date', within: 'dialog' },
      value: { secret: 'cc-exp', email: null },
    },
    {
      kind: 'type',
      target: { by: 'role', role: 'textbox', name: 'Credit or debit card CVC/CVV', within: 'dialog' },
      value: { secret: 'cc-csc', email: null },
    },
    {
      kind: 'press',
      target: { by: 'role', role: 'button', name: 'Pay Now', within: 'dialog' },
      seen: { heading: 'All done' },
      sentence: 'It is charged once, whatever happens to the connection.',
    },
    {
      kind: 'press',
      target: { by: 'role', role: 'button', name: 'Back to your bookings', within: 'dialog' },
      sentence: 'The bookings are being changed. That takes the server some minutes.',
    },
    { kind: 'demo', verb: 'clock.advance', args: ['10m'], sentence: 'The demo’s clock passes ten minutes.' },
    {
      kind: 'press',
      target: { by: 'role', role: 'tab', name: 'Unscheduled (6)' },
      sentence: 'Done: three bookings have no date now, and the page heard of it by itself.',
    },
  ],
};

export const lateFee: Tour = {
  key: 'late-fee',
  description: 'A workshop within five weeks is given back, and its fee paid.',
  journal,
};
