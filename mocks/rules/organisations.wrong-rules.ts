import type { WrongRule } from './wrong-rule.ts';

const bands = 'mocks/rules/bands.rules.ts';

export const wrongRules: readonly WrongRule[] = [
  {
    name: 'a band is sorted the other way',
    file: bands,
    from: 'now - RECENT_DAYS * DAY ? [{ ...one, at: -addedAt',
    to: 'now - RECENT_DAYS * DAY ? [{ ...one, at: addedAt',
  },
  {
    name: 'an unknown band is empty',
    file: bands,
    from: "return notFound('Band'",
    to: "return reply(200, []) ?? notFound('Band'",
  },
  {
    name: 'a band tells an organisation of others',
    file: bands,
    from: "if (membershipOf(db, user.id, org) === undefined) return notFound('Organisation', org);",
    to: '',
  },
  {
    name: 'home shows everybody’s assessments',
    file: bands,
    from: 'taken.user_id === userId && taken.organisation_id',
    to: 'taken.organisation_id',
  },
  {
    name: 'home shows assessments of another organisation',
    file: bands,
    from: 'taken.user_id === userId && taken.organisation_id === organisationId',
    to: 'taken.user_id === userId',
  },
  {
    name: 'what has expired is no longer shown',
    file: bands,
    from: "(status === 'overdue' || status === 'expired')",
    to: "status === 'overdue'",
  },
  {
    name: 'what is overdue stands among what expires soon',
    file: bands,
    from: "const passed = bandId === 'overdue_expired' &&",
    to: "const passed = bandId === 'expiring_soon' &&",
  },
  {
    name: 'SCO assessments are on home',
    file: bands,
    from: " || assessment.assessment_type_key === 'SCO'",
    to: '',
    unseen: 'no state speaks of an SCO assessment',
  },
  {
    name: 'what one is exempt from is recently added',
    file: bands,
    from: "one.status !== 'exempt' && addedAt",
    to: 'addedAt',
    unseen: 'no state of a band speaks of exempt training',
  },
  {
    name: 'a band of types holds every type',
    file: bands,
    from: 'typeIds.includes(TYPE_IDS[one.entity.kind]) &&',
    to: '',
  },
  {
    name: 'pages are something to jump back in',
    file: bands,
    from: `isTraining(one) &&
    isPublished(one, now) &&
    one.row`,
    to: `isPublished(one, now) &&
    one.row`,
    unseen: 'no state speaks of the band',
  },
  {
    name: 'what is not published is overdue',
    file: bands,
    from: 'if (!isTraining(one) || !isPublished(one, now)) return [];',
    to: 'if (!isTraining(one)) return [];',
    unseen: 'no state of a band speaks of unpublished training',
  },
  {
    name: 'a band has no end',
    file: bands,
    from: 'placed.slice(0, MOST_ITEMS)',
    to: 'placed',
    unseen: 'a state would name thirteen',
  },
];
