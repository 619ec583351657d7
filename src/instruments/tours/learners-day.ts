import type { Journal } from '../journal/journal.ts';
import type { Tour } from './tour.ts';

const radio = (name: string) =>
  ({ kind: 'check', target: { by: 'role', role: 'radio', name }, isChecked: true }) as const;

const journal: Journal = {
  version: 1,
  title: 'A learner’s day',
  begins: '/?demo-scenario=learners-day&demo-persona=amara.osei@demo.example&demo-clock=2026-10-06T09:00:00.000Z',
  seen: { heading: 'Welcome, Amara Osei' },
  steps: [
    {
      kind: 'press',
      target: { by: 'role', role: 'link', name: 'Decontamination of instruments', nth: 0 },
      sentence: 'Amara is a dental nurse. Her day begins with what is overdue: a document about instruments.',
    },
    {
      kind: 'press',
      target: { by: 'role', role: 'link', name: 'Get Started' },
      sentence: 'It is locked. The page says which course opens it, and leads there.',
    },
    {
      kind: 'go',
      path: '/',
      seen: { heading: 'Welcome, Amara Osei' },
      sentence:
        'The course takes an hour, so that is for the evening. Between two patients there is time for something short.',
    },
    {
      kind: 'go',
      path: '/assessments/502',
      seen: { heading: 'Hand hygiene check' },
      sentence: 'An assessment: five questions, marked at once, two attempts.',
    },
    {
      ...radio('40 to 60 seconds'),
      sentence:
        'Every answer is stored on her device as she gives it. A lost connection or a closed window loses nothing.',
    },
    radio('Gloves'),
    { kind: 'check', target: { by: 'role', role: 'checkbox', name: 'Before touching a patient' }, isChecked: true },
    radio('When hands are visibly soiled'),
    radio('A plain band ring'),
    {
      kind: 'press',
      target: { by: 'role', role: 'button', name: 'Submit', nth: 0 },
      seen: { heading: 'Check before you submit' },
      sentence: 'Before it counts, she reads her answers once more.',
    },
    {
      kind: 'press',
      target: { by: 'role', role: 'button', name: 'Submit', within: 'dialog' },
      seen: { heading: 'Passed' },
      sentence: 'Four of five are right: that is enough.',
    },
    {
      kind: 'go',
      path: '/awards',
      seen: { heading: 'Awards' },
      sentence: 'Points and certificates are collected among the awards. That was Amara’s day.',
    },
  ],
};

export const learnersDay: Tour = {
  key: 'learners-day',
  description: 'What is overdue, what opens it, and an assessment between two patients.',
  journal,
};
