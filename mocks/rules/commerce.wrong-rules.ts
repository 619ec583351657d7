import type { WrongRule } from './wrong-rule.ts';

const commerce = 'mocks/rules/commerce.rules.ts';

export const wrongRules: readonly WrongRule[] = [
  {
    name: 'somebody else’s basket opens',
    file: commerce,
    from: 'basket.user_id === user.id && ',
    to: '',
  },
  {
    name: 'a product that is not sold is ordered',
    file: commerce,
    from: 'if (errors.length > 0) return invalid(Object.fromEntries(errors));',
    to: '',
  },
  {
    name: 'the total of a basket is in pence',
    file: commerce,
    from: 'total: basket.total_in_pence / 100',
    to: 'total: basket.total_in_pence',
  },
  {
    name: 'who pays is not stored',
    file: commerce,
    from: 'await db.tables.baskets.update(found.id, { customer: body })',
    to: 'found',
  },
  {
    name: 'a basket is paid for bookings that are being changed',
    file: commerce,
    from: 'if (hasLostItsBasis(db, found))',
    to: 'if (hasLostItsBasis(db, found) && found.id === 0)',
  },
];
