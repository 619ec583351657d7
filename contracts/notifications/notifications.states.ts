import type { ProviderState } from '../provider-state.ts';

/**
 * What happens to the learner, who listens on their own channel: making the sentence true raises the event. The states
 * of all other areas are situations that nobody hears of.
 */
export const notificationsStates = {
  'somebody begins to view as the learner': { as: 'learner', description: 'A super user begins to view as Amara.' },
  'viewing as the learner ends': { as: 'learner', description: 'A super user views as Amara, and ends it.' },
  'the learner’s roles change': { as: 'learner', description: 'An administrator changes Amara’s roles.' },
  'a booking of the learner is completed': {
    as: 'learner',
    description: 'A booking that Amara made in one of her organisations is done.',
  },
  'a report of the learner is delivered': {
    as: 'learner',
    description: 'A report that Amara asked for in one of her organisations was made; she may download it.',
  },
  'a report of the learner fails': { as: 'learner', description: 'A report that Amara asked for could not be made.' },
  'an import of the learner is verified': { as: 'learner', description: 'An import of Amara’s was checked.' },
  'an import of the learner is complete': { as: 'learner', description: 'An import of Amara’s is done.' },
  'a reviewer decides about the learner’s work': {
    as: 'learner',
    description: 'Priya passes an assessment of Amara’s that waited for a review.',
  },
} as const satisfies Record<string, ProviderState>;

/** The sentences that speak of something that happens, so that an event is raised: those of the message pacts (Y-12). */
export type EventStateName = keyof typeof notificationsStates;
