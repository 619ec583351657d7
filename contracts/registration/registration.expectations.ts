import { REPEATED_WITH_ITS_KEY } from '../assumption.ts';
import type { Expectations } from '../expectation.ts';
import type * as registration from './registration.endpoints.ts';

export const expectations = {
  calls: {
    getRegistration: {
      failures: 'o o o o o o o o o o',
      screen: 'the page of registration',
      readings: { errors: ['own → `/`', 'own'] },
    },
    register: {
      failures: 't o o t o o o t o o',
      viewing: ['refused', 'whom somebody belongs to is their own'],
      screen: 'registering',
      readings: { success: ['2xx', '200, 201, 204'] },
      deviations: { errors: ['own, 403 own, 404 own, 422 own, 423 own, 429 own, network own, other own', '0315'] },
    },
  },
  assumptions: [
    { of: ['register'], ...REPEATED_WITH_ITS_KEY },
    {
      of: ['getRegistration'],
      part: 'reply',
      at: 'organisation_id',
      question: 'Does the page of registration learn the number of the organisation, as `organisation_id`?',
      decision: '0313',
    },
    {
      of: ['getRegistration'],
      part: 'reply',
      at: 'logo',
      question: 'Is there a `logo` that needs no session?',
      decision: '0313',
    },
    {
      of: ['getRegistration'],
      part: 'reply',
      at: 'colour_primary',
      question: 'Does the page of registration learn `colour_primary`?',
      decision: '0313',
    },
    {
      of: ['getRegistration'],
      part: 'reply',
      at: 'terms',
      question: 'Are the Terms and Conditions of service authored HTML in `terms`?',
      decision: '0313',
    },
    {
      of: ['getRegistration'],
      part: 'reply',
      at: 'groups.description',
      question: 'Does a group have a line about itself, as `description`?',
      decision: '0313',
    },
    {
      of: ['getRegistration'],
      part: 'reply',
      at: 'fields.label',
      question: 'Is the name of an organisation’s field `label`?',
      decision: '0299',
    },
    {
      of: ['getRegistration'],
      part: 'reply',
      at: 'fields.hint',
      question: 'Is the sentence beside a field `hint`?',
      decision: '0299',
    },
    {
      of: ['getRegistration'],
      part: 'reply',
      at: 'fields.required',
      question: 'Does `required` say that a field must be filled in?',
      decision: '0299',
    },
    {
      of: ['getRegistration'],
      part: 'reply',
      at: 'fields.options',
      question: 'Are the groups that a field chooses from its `options`, with `id` and `name`?',
      decision: '0299',
    },
    {
      of: ['register'],
      part: 'refusal',
      status: 403,
      question: 'Is joining in the name of somebody who is viewed as refused with 403?',
      decision: '0314',
    },
    {
      of: ['register'],
      part: 'refusal',
      status: 422,
      question:
        'Under which fields is a registration refused: `fields.<key>` for a field, `email` for an address that is taken, `recapture` for the human check, `group_id` where there are no groups, `organisation` for a member?',
      decision: '0314',
    },
    {
      of: ['register'],
      part: 'refusal',
      status: 429,
      question: 'Are tries to register throttled as those to sign in are?',
      decision: '0314',
    },
  ],
} as const satisfies Expectations<typeof registration>;
