import type { WrongRule } from './wrong-rule.ts';

const awards = 'mocks/rules/awards.rules.ts';
const awardView = 'mocks/rules/award-view.ts';

export const wrongRules: readonly WrongRule[] = [
  {
    name: 'points are everybody’s',
    file: awards,
    from: 'row.user_id === user.id &&',
    to: '',
  },
  {
    name: 'points are of every organisation',
    file: awards,
    from: 'row.organisation_id === organisation_id &&',
    to: '',
  },
  {
    name: 'points ignore the beginning of the range',
    file: awards,
    from: 'row.awarded_at >= (date_from ?? -Infinity) &&',
    to: '',
  },
  {
    name: 'points ignore the end of the range',
    file: awards,
    from: 'row.awarded_at <= (date_to ?? Infinity)',
    to: 'row.points > 0',
  },
  {
    name: 'an award counts what one is exempt from',
    file: awardView,
    from: "part === undefined || part.status === 'exempt' ? [] : [part]",
    to: 'part === undefined ? [] : [part]',
  },
  {
    name: 'every award is held',
    file: awardView,
    from: 'is_awarded: awardedAt !== null',
    to: 'is_awarded: true',
  },
  {
    name: 'an award gives its points to whoever works for it',
    file: awardView,
    from: 'points: awardedAt !== null && givesPointsAt(award, awardedAt) ? award.points : null',
    to: 'points: null',
  },
  {
    name: 'the awards of others are listed',
    file: awards,
    from: ' && isFor(looking, standing, award)',
    to: '',
  },
  {
    name: 'an award that is not held has a certificate',
    file: awards,
    from: "if (!is_awarded) return notFound('Award', awardId);",
    to: '',
  },
  {
    name: 'a certificate needs no template',
    file: awards,
    from: ' || !award.template_valid',
    to: '',
  },
  {
    name: 'anybody may have the certificate of anybody',
    file: awards,
    from: 'holder.id === user.id || isStaffFor(looking.db, user, holder.id)',
    to: 'holder.id !== 0',
  },
  {
    name: 'what one is exempt from is left to complete',
    file: awards,
    from: "row.status !== 'exempt' && ",
    to: '',
  },
  {
    name: 'an award of another organisation opens',
    file: 'mocks/rules/awards.rules.ts',
    from: 'award.organisation_id !== query.organisation_id ||',
    to: 'award.organisation_id < 0 ||',
  },
  {
    name: 'how far anybody has got is told to anybody',
    file: 'mocks/rules/awards.rules.ts',
    from: 'if (params.id !== user.id && !isStaffFor(db, user, params.id)) return forbidden();',
    to: '',
  },
];
