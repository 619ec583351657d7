import { randomUUID } from 'node:crypto';
import type { RestAnswer, StripeRest } from './stripe-rest.ts';

/** One thing that was tried: what the app relies on, what was seen, and whether that is the same. */
export interface Finding {
  readonly tried: string;
  readonly seen: string;
  readonly isAsExpected: boolean;
}

const seenOf = ({ intent, error }: RestAnswer): string =>
  [intent?.status, error?.code, error?.decline_code].filter((part) => part !== undefined).join(', ');
const finding = (tried: string, seen: string, isAsExpected: boolean): Finding => ({ tried, seen, isAsExpected });

const created = async (rest: StripeRest): Promise<string> => {
  const { intent, error } = await rest.create(randomUUID());
  if (intent === null) throw new Error(`No payment could be created: ${error?.message ?? 'no reason given'}`);
  return intent.id;
};

/** What the app and docs/configuration.md rely on, at Stripe's API. */
export const tryRest = async (rest: StripeRest): Promise<readonly Finding[]> => {
  const basketKey = randomUUID();
  const [first, second] = [await rest.create(basketKey), await rest.create(basketKey)];
  const { id } = first.intent ?? {};
  if (id === undefined) throw new Error(`No payment could be created: ${first.error?.message ?? 'no reason given'}`);
  const paid = await rest.confirm(id, 'pm_card_visa');
  const again = await rest.confirm(id, 'pm_card_visa');
  const declined = await rest.confirm(await created(rest), 'pm_card_chargeDeclined');
  const asked = await rest.confirm(await created(rest), 'pm_card_authenticationRequired');
  const cancelledId = await created(rest);
  const cancelled = await rest.cancel(cancelledId);
  const afterwards = await rest.confirm(cancelledId, 'pm_card_visa');
  return [
    finding(
      'a payment by card alone',
      first.intent?.payment_method_types.join() ?? '',
      first.intent?.payment_method_types.join() === 'card',
    ),
    finding(
      'the same key finds the same payment',
      second.intent?.id === id ? 'the same' : 'another one',
      second.intent?.id === id,
    ),
    finding('a card that pays', seenOf(paid), paid.intent?.status === 'succeeded'),
    finding(
      'what has succeeded is not taken again',
      seenOf(again),
      again.error?.code === 'payment_intent_unexpected_state',
    ),
    finding('a card that is declined', seenOf(declined), declined.intent?.status === 'requires_payment_method'),
    finding('a card whose bank asks its holder', seenOf(asked), asked.intent?.status === 'requires_action'),
    finding('a cancelled payment', seenOf(cancelled), cancelled.intent?.status === 'canceled'),
    finding(
      'a cancelled payment takes nothing any more',
      seenOf(afterwards),
      afterwards.error?.code === 'payment_intent_unexpected_state',
    ),
  ];
};
