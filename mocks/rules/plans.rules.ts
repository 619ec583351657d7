import type { Catalogue } from '#contracts/catalogue.ts';
import type { WireReplyOf } from '#contracts/endpoint.ts';
import type { PlanRecord } from '#fixtures/records/commerce.record.ts';
import type { OrganisationRecord } from '#fixtures/records/people.record.ts';
import type { Database } from '../db/database.ts';
import { isEmailAddress } from './email-address.ts';
import { refusedWhileViewing } from './own-account.ts';
import { only } from './pick.ts';
import { randomHex } from './random-hex.ts';
import { invalid, notFound, reply } from './reply.ts';
import type { Rule } from './rule.ts';
import { isShop } from './shop.ts';

type Offer = WireReplyOf<Catalogue['getPlans']>['plans'][number];

const APP = 'http://fake.local';

const offerView = (plan: PlanRecord): Offer => ({
  ...only(plan, ['id', 'name', 'short_description']),
  includes: [...plan.includes],
  price: { value_inc_tax: plan.price_inc_tax },
  plan: only(plan, ['interval', 'interval_count']),
});

/** T-12: the organisation that sells plans under this path. */
const shopAt = (db: Database, path: string): OrganisationRecord | undefined => {
  const found = db.tables.organisations.first(({ register_path }) => register_path === path);
  return isShop(found) ? found : undefined;
};

/** 0318: the provider leads back to the app alone. */
const isPathOfApp = (address: string): boolean =>
  address.startsWith('/') && URL.canParse(address, APP) && new URL(address, APP).origin === APP;

/** what an organisation offers, whoever asks. */
export const getPlans: Rule<Catalogue['getPlans']> = ({ db, params }) => {
  const shop = shopAt(db, params.path);
  if (shop === undefined) return notFound('Organisation', params.path);
  const plans = db.tables.plans.where(({ organisation_id }) => organisation_id === shop.organisation_id);
  return reply(200, {
    ...only(shop, ['name', 'organisation_id']),
    colour_primary: shop.settings.colour_primary ?? null,
    plans: plans.map(offerView),
  });
};

/** opens the provider's payment page. Nothing is begun and nothing is taken before somebody pays there. */
export const subscribe: Rule<Catalogue['subscribe']> = refusedWhileViewing(
  async ({ db, user, params, body, appPath }) => {
    const shop = shopAt(db, params.path);
    if (shop === undefined) return notFound('Organisation', params.path);
    const [product] = body.products;
    const plan = db.tables.plans.first(
      ({ id, organisation_id }) => id === product?.id && organisation_id === shop.organisation_id,
    );
    const refused = [
      ...(isEmailAddress(body.customer.email)
        ? []
        : [['customer.email', ['The customer.email field must be a valid email address.']] as const]),
      ...(plan === undefined ? [['products.0.id', ['The selected products.0.id is invalid.']] as const] : []),
      ...(['back_url', 'complete_url'] as const).flatMap((name) =>
        isPathOfApp(body[name]) ? [] : [[name, [`The ${name.replace('_', ' ')} field format is invalid.`]] as const],
      ),
    ];
    if (plan === undefined || refused.length > 0) return invalid(Object.fromEntries(refused));
    const { key } = await db.tables.checkouts.insert({
      key: `chk-${randomHex()}`,
      reason: 'Opened by whoever wants the plan.',
      plan_id: plan.id,
      user_id: user?.id ?? null,
      ...only(body, ['customer', 'back_url', 'complete_url']),
      subscription_id: null,
    });
    return reply(200, { redirect_url: plan.payment_page ?? checkoutPath(appPath, key) });
  },
);

/** Where the stand-in of the provider's payment page lies. */
export const checkoutPath = (appPath: string, key: string): string => `${appPath}__payments/checkout/${key}`;
