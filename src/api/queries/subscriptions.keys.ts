import { keys } from './keys.ts';

export const subscriptionsKeys = {
  /** What an organisation offers, by the path of its page. Its organisation is known only once it has loaded. */
  plans: (path: string) => ['plans', path] as const,
  /** What a person pays for in an organisation. */
  subscriptions: (organisationId: number, userId: number) =>
    [...keys.organisation(organisationId), 'subscriptions', userId] as const,
  /** One subscription. */
  subscription: (organisationId: number, userId: number, id: number) =>
    [...keys.organisation(organisationId), 'subscriptions', userId, 'one', id] as const,
  /** Its invoices. */
  invoices: (organisationId: number, userId: number, id: number) =>
    [...keys.organisation(organisationId), 'subscriptions', userId, 'invoices', id] as const,
} as const;
