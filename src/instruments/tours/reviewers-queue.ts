import type { Journal } from '../journal/journal.ts';
import type { Tour } from './tour.ts';

const journal: Journal = {
  version: 1,
  title: 'A reviewer’s queue',
  begins: '/?demo-scenario=evidence-asked&demo-persona=priya.nair@demo.example&demo-clock=2026-10-06T09:00:00.000Z',
  seen: { heading: 'Welcome, Priya Nair' },
  steps: [
    {
      kind: 'press',
      target: { by: 'role', role: 'link', name: 'Review 22 pieces of evidence' },
      seen: { heading: 'Evidence to review' },
      sentence: 'Priya reviews what learners did elsewhere. 22 pieces of evidence wait for her.',
    },
    {
      kind: 'press',
      target: { by: 'role', role: 'link', name: 'Leah Goldman', nth: 0 },
      seen: { heading: 'Local anaesthesia logbook' },
      sentence: 'The one that has waited longest stands first. The file opens beside the decision, without a download.',
    },
    {
      kind: 'check',
      target: { by: 'role', role: 'radio', name: 'Accept The training is completed' },
      isChecked: true,
      sentence: 'Leah’s logbook is in order. Date and score are proposed.',
    },
    {
      kind: 'press',
      target: { by: 'role', role: 'button', name: 'Accept evidence' },
      sentence: 'For some seconds she could still take it back.',
    },
    {
      kind: 'press',
      target: { by: 'role', role: 'link', name: 'Next' },
      seen: { heading: 'Basic Life Support: annual update' },
      sentence: 'Going on sends the decision, and the queue moves up. Every step has a key of its own, too.',
    },
    {
      kind: 'check',
      target: { by: 'role', role: 'radio', name: 'Reject Stephen can send other evidence' },
      isChecked: true,
      sentence: 'Stephen’s certificate cannot be accepted: a page is missing.',
    },
    {
      kind: 'type',
      target: { by: 'role', role: 'textbox', name: 'Message to Stephen' },
      value: 'Please send the page with the topics, too.',
      sentence: 'She tells him what to send. Her words are stored on her device until they are sent.',
    },
    {
      kind: 'press',
      target: { by: 'role', role: 'button', name: 'Reject evidence' },
      sentence: 'He hears of it by mail, and at once where he has the product open.',
    },
    {
      kind: 'go',
      path: '/evidence',
      seen: { heading: 'Evidence to review' },
      sentence: 'Two of 22 are done. That was Priya’s queue.',
    },
  ],
};

export const reviewersQueue: Tour = {
  key: 'reviewers-queue',
  description: 'Evidence that is accepted, and some that is sent back with a message.',
  journal,
};
