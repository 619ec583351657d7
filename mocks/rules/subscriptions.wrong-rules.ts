import type { WrongRule } from './wrong-rule.ts';

const subscriptions = 'mocks/rules/subscriptions.rules.ts';
const view = 'mocks/rules/subscription-view.ts';
const plans = 'mocks/rules/plans.rules.ts';
const cards = 'mocks/payments/cards-on-file.ts';

export const wrongRules: readonly WrongRule[] = [
  {
    name: 'plans are offered where none are sold',
    file: plans,
    from: 'return isShop(found) ? found : undefined;',
    to: 'return found;',
  },
  {
    name: 'another organisation’s plan is sold',
    file: plans,
    from: 'id === product?.id && organisation_id === shop.organisation_id',
    to: 'id === product?.id',
  },
  {
    name: 'the price of a plan is in pence',
    file: plans,
    from: 'price: { value_inc_tax: plan.price_inc_tax }',
    to: 'price: { value_inc_tax: Math.round(plan.price_inc_tax * 100) }',
  },
  {
    name: 'the payment page leads back to another site',
    file: plans,
    from: "address.startsWith('/') && ",
    to: "address.startsWith('https:') || ",
  },
  {
    name: 'the payment page leads on to another host',
    file: plans,
    from: 'new URL(address, APP).origin === APP',
    to: 'address.length > 0',
  },
  {
    name: 'somebody who views as a learner buys in their name',
    file: plans,
    from: 'refusedWhileViewing(',
    to: '((rule: Rule<Catalogue["subscribe"]>) => rule)(',
  },
  {
    name: 'subscriptions are listed where none are sold',
    file: subscriptions,
    from: ' &&\n  isShop(db.tables.organisations.get(organisationId))',
    to: '',
  },
  {
    name: 'somebody else’s subscriptions are listed',
    file: subscriptions,
    from: 'user.id === userId &&\n  membershipOf(db, user.id, organisationId) !== undefined',
    to: 'membershipOf(db, user.id, organisationId) !== undefined',
  },
  {
    name: 'somebody else’s subscription is read',
    file: subscriptions,
    from: 'found.user_id !== user.id ||',
    to: '',
  },
  {
    name: 'a subscription of another organisation is changed',
    file: subscriptions,
    from: '(organisationId !== undefined && found.organisation_id !== organisationId)',
    to: 'false',
  },
  {
    name: 'a subscription is cancelled twice',
    file: subscriptions,
    from: 'if (found.cancel_at_period_end) return',
    to: 'if (found.cancel_at_period_end && found.id === 0) return',
  },
  {
    name: 'what is past due is cancelled',
    file: subscriptions,
    from: "if (found.status !== 'active') return",
    to: "if (found.status === 'canceled') return",
  },
  {
    name: 'cancelling ends a subscription at once',
    file: subscriptions,
    from: 'cancel_at_period_end: true,\n',
    to: "cancel_at_period_end: true,\n      status: 'canceled',\n",
  },
  {
    name: 'a cancelled subscription is paid once more',
    file: subscriptions,
    from: '      next_payment_at: null,\n',
    to: '',
  },
  {
    name: 'the oldest invoice comes first',
    file: subscriptions,
    from: 'other.created - one.created',
    to: 'one.created - other.created',
  },
  {
    name: 'the total of an invoice is in pounds',
    file: view,
    from: 'total: total_in_pence,',
    to: 'total: total_in_pence / 100,',
  },
  {
    name: 'what is over takes a card',
    file: subscriptions,
    from: 'if (!PAYING.has(found.status))',
    to: 'if (!PAYING.has(found.status) && found.id === 0)',
  },
  {
    name: 'a declined card pays from now on',
    file: cards,
    from: "outcome.kind === 'declines' && outcome.isAttachable !== true",
    to: "outcome.kind === 'declines' && outcome.isAttachable === true",
  },
  {
    name: 'a card pays before its holder has said yes',
    file: cards,
    from: "if (outcome.kind !== 'asks')",
    to: "if (outcome.kind !== 'declines')",
  },
  {
    name: 'what is past due is not tried again',
    file: cards,
    from: "status: 'active',",
    to: '',
  },
];
