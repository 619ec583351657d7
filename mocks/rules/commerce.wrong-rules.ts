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
  {
    name: 'what another organisation sells is ordered',
    file: commerce,
    from: 'product.product_id === id && product.organisation_id === body.organisation_id',
    to: 'product.product_id === id',
  },
  {
    name: 'anybody opens a basket in an organisation',
    file: commerce,
    from: 'if (membershipOf(db, user.id, body.organisation_id) === undefined) return forbidden();',
    to: '',
    unseen: 'no state of a shop speaks of a stranger to it',
  },
  {
    name: 'one of each is charged',
    file: commerce,
    from: '(body.products[nth]?.quantity ?? 0)',
    to: '1',
    unseen: 'a basket that is opened is not read again',
  },
  {
    name: 'the first line of a basket is charged alone',
    file: commerce,
    from: '(sum, product, nth) => sum + inPence',
    to: '(sum, product, nth) => (nth > 0 ? 0 : sum) + inPence',
    unseen: 'a basket that is opened is not read again',
  },
  {
    name: 'whole pounds are charged',
    file: commerce,
    from: 'Math.round(pounds * 100)',
    to: 'Math.round(pounds) * 100',
    unseen: 'a basket that is opened is not read again',
  },
  {
    name: 'where to go after paying is lost',
    file: commerce,
    from: 'complete_url: basket.complete_url ?? null',
    to: 'complete_url: null',
  },
  {
    name: 'where to go without paying is lost',
    file: commerce,
    from: 'back_url: basket.back_url ?? null',
    to: 'back_url: basket.complete_url ?? null',
  },
  {
    name: 'a line of a basket is in pence',
    file: commerce,
    from: 'price: { value_inc_tax: product.price_inc_tax }',
    to: 'price: { value_inc_tax: product.price_inc_tax * 100 }',
  },
  {
    name: 'a payment is made anew whenever it is asked for',
    file: commerce,
    from: 'if (found.intent !== null) return',
    to: 'if (found.id < 0 && found.intent !== null) return',
  },
  {
    name: 'what was paid cannot be asked after',
    file: 'mocks/rules/basket-basis.ts',
    from: '!isConfirmed(basket) && ',
    to: '',
  },
  {
    name: 'a basket forgets which bookings it is for',
    file: commerce,
    from: 'booking_ids: body.products.flatMap(({ meta_data }) => meta_data.booking_ids ?? [])',
    to: 'booking_ids: []',
    unseen: 'a basket that is opened is not paid in the same interaction',
  },
];
