import { beforeEach, describe, expect, test } from 'vitest';
import { amaraOsei, tomWhitfield } from '#fixtures/people.ts';
import type { PlanRecord } from '#fixtures/records/commerce.record.ts';
import { type House, house } from '../testing/visit.ts';

const CUSTOMER = { email: amaraOsei.email, first_name: amaraOsei.first_name, last_name: amaraOsei.last_name };
const NEW = { email: 'ines.moreau@demo.example', first_name: 'Ines', last_name: 'Moreau' };
const PAGE = '/subscribe/northgate';

let visitor: House;
beforeEach(async () => {
  visitor = await house();
});

const redirectOf = async (customer = CUSTOMER): Promise<string> => {
  await visitor.fetch('sanctum/csrf-cookie');
  const response = await visitor.fetch('subscribe/northgate', {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      'x-xsrf-token': visitor.readCookie('XSRF-TOKEN') ?? '',
    },
    body: JSON.stringify({
      customer,
      products: [{ id: 52, metadata: { url: PAGE } }],
      back_url: `${PAGE}?back=1`,
      complete_url: `${PAGE}?paid=1`,
    }),
  });
  const { redirect_url } = (await response.json()) as { readonly redirect_url: string };
  return redirect_url;
};
const open = async (customer = CUSTOMER): Promise<string> => `http://fake.local${await redirectOf(customer)}`;
const payWith = (address: string, card = '4242 4242 4242 4242') =>
  visitor.fetch(`${address}?${new URLSearchParams({ card }).toString()}`, { redirect: 'manual' });
const begun = () => visitor.backend.read((db) => db.tables.subscriptions.where(({ id }) => id > 1000));
const invoicesOf = (id: number) =>
  visitor.backend.read((db) => db.tables.invoices.where(({ subscription_id }) => subscription_id === id));
const charges = async () => (await visitor.demo.log()).filter(({ call }) => call === 'charge');
/** The newest first. */
const subjects = async () => (await visitor.demo.mail()).map(({ subject, to }) => [to, subject]);

describe('0318: the payment page', () => {
  test('shows the plan, its price and the way back, and takes nothing by being opened', async () => {
    await visitor.demo.as(amaraOsei.email);
    const text = await (await visitor.fetch(await open())).text();
    expect(text).toContain('<strong>Team Leader</strong>, £54.00 every 3 months');
    expect(text).toContain(`<a href="${PAGE}?back=1">Go back without paying</a>`);
    // Else a browser asks the host for one that it does not have.
    expect(text).toContain('<link rel="icon" href="data:,"></head>');
    expect(await begun()).toEqual([]);
    expect(await charges()).toEqual([]);
  });

  test('paying begins one subscription with one paid invoice, and leads on', async () => {
    await visitor.demo.as(amaraOsei.email);
    const response = await payWith(await open());
    expect([response.status, response.headers.get('location')]).toEqual([302, `${PAGE}?paid=1`]);
    const [subscription] = await begun();
    expect(subscription).toMatchObject({ user_id: amaraOsei.id, plan_id: 52, status: 'active' });
    expect(await invoicesOf(subscription?.id ?? 0)).toMatchObject([{ total_in_pence: 5400, status: 'paid' }]);
    expect(await charges()).toMatchObject([{ body: { amount: 5400, currency: 'gbp' } }]);
  });

  test('pressed twice at once, reloaded and opened again, it takes nothing more', async () => {
    await visitor.demo.as(amaraOsei.email);
    const address = await open();
    const pressed = await Promise.all([payWith(address), payWith(address)]);
    const again = [await payWith(address, '4000000000000002'), await visitor.fetch(address, { redirect: 'manual' })];
    expect([...pressed, ...again].map(({ status }) => status)).toEqual([302, 302, 302, 302]);
    expect(await begun()).toHaveLength(1);
    expect(await charges()).toHaveLength(1);
  });

  test('a card that is declined begins nothing, and says why', async () => {
    await visitor.demo.as(amaraOsei.email);
    const response = await payWith(await open(), '4000 0000 0000 9995');
    expect(await response.text()).toContain('<p role="alert">Your card has insufficient funds.</p>');
    expect(await begun()).toEqual([]);
    expect(await charges()).toEqual([]);
  });

  test('T-03: a plan may be paid at an address elsewhere, which is named as it stands', async () => {
    await visitor.demo.as(amaraOsei.email);
    const { plans = [] } = await visitor.demo.db.read(['plans']);
    await visitor.demo.db.replace({
      plans: plans.map((plan) => ({ ...(plan as PlanRecord), payment_page: 'http://pay.example/52' })),
    });
    expect(await redirectOf()).toBe('http://pay.example/52');
  });

  test('an address that is no payment page is a 404', async () => {
    expect((await visitor.fetch('http://fake.local/__payments/checkout/chk-guessed')).status).toBe(404);
  });
});

describe('0318: whose it is', () => {
  test('signed out, it joins the account of the address', async () => {
    await payWith(await open({ ...CUSTOMER, email: 'Amara.Osei@demo.example' }));
    expect(await begun()).toMatchObject([{ user_id: amaraOsei.id }]);
    expect(await subjects()).toEqual([[amaraOsei.email, 'You have subscribed: Team Leader']]);
  });

  test('an address without an account is a receipt’s for somebody signed in', async () => {
    await visitor.demo.as(amaraOsei.email);
    await payWith(await open(NEW));
    expect(await begun()).toMatchObject([{ user_id: amaraOsei.id }]);
  });

  test('the address decides, not the session that the cookie belongs to by now', async () => {
    await visitor.demo.as(tomWhitfield.email);
    await payWith(await open());
    expect(await begun()).toMatchObject([{ user_id: amaraOsei.id }]);
  });

  test('without an account one is made, once paid, and invited', async () => {
    const address = await open(NEW);
    const find = () => visitor.backend.read((db) => db.tables.users.first(({ email }) => email === NEW.email));
    expect(await find()).toBeUndefined();
    await payWith(address);
    const user = await find();
    expect(await begun()).toMatchObject([{ user_id: user?.id }]);
    expect(await subjects()).toEqual([
      [NEW.email, 'You have subscribed: Team Leader'],
      [NEW.email, 'Complete your registration'],
    ]);
    const [, invitation] = await visitor.demo.mail();
    expect(invitation?.links).toEqual([
      expect.stringMatching(/^\/complete-registration\?token=[\da-f]+&email=ines\.moreau%40demo\.example$/),
    ]);
    const memberships = await visitor.backend.read((db) =>
      db.tables.memberships.where(({ user_id }) => user_id === user?.id),
    );
    expect(memberships).toMatchObject([{ organisation_id: 81, default: true, admin: false, role_keys: ['learner'] }]);
  });
});
