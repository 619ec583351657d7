import type { Expectations } from '../expectation.ts';
import type * as awards from './awards.endpoints.ts';

export const expectations = {
  calls: {
    listAwards: {
      failures: 't t t t t t t t t t',
      screen: 'the awards',
    },
    getAward: {
      failures: 't s s t s s s t s s',
      screen: 'the parts of an award',
    },
    downloadAward: {
      failures: 's s s s s s s s s s',
      screen: 'a certificate',
    },
    downloadUserAward: {
      failures: 's s s s s s s s s s',
      screen: 'a certificate while viewing as somebody',
    },
    getUserOrganisationStats: {
      failures: 't s s t s s s t s s',
      screen: 'how much is completed, on the awards’ page',
    },
    getPoints: {
      failures: 't s s t s s s t s s',
      screen: 'the points on home',
    },
  },
  assumptions: [
    {
      of: ['listAwards'],
      part: 'reply',
      at: 'user_award_stats',
      question: 'Does the list of awards say how far the person has got with each, though `with` is not asked for?',
      decision: '0239',
    },
    {
      of: ['listAwards', 'getAward'],
      part: 'reply',
      at: 'user_award_stats.completed_modules',
      question: 'Under which name does an award say how many of its parts are completed?',
      decision: '0239',
    },
    {
      of: ['listAwards', 'getAward'],
      part: 'reply',
      at: 'user_award_stats.total_modules',
      question: 'Under which name does an award say how many parts it has?',
      decision: '0239',
    },
    {
      of: ['listAwards', 'getAward'],
      part: 'reply',
      at: 'user_award_stats.awarded_at',
      question: 'Does an award say when it was given?',
      decision: '0239',
    },
    {
      of: ['getAward'],
      part: 'reply',
      at: 'modules.last_viewed_at',
      question: 'Do the parts of an award say when the person opened them last?',
      decision: '0368',
    },
    {
      of: ['downloadAward', 'downloadUserAward'],
      part: 'refusal',
      status: 404,
      question: 'Is the certificate of an award that is not held, or has no valid template, refused with 404?',
      decision: '0239',
    },
    {
      of: ['getUserOrganisationStats'],
      part: 'call',
      question: 'Is a person with their statistics read at `GET users/{id}`?',
      decision: 'E-13',
    },
    {
      of: ['getUserOrganisationStats'],
      part: 'reply',
      at: 'user_organisation_stats.completion_summary',
      question: 'How does the summary of what is completed name its figures?',
      decision: 'E-13',
    },
  ],
} as const satisfies Expectations<typeof awards>;
