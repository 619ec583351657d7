import { describe, expect, test } from 'vitest';
import { tomWhitfield } from '#fixtures/people.ts';
import { house } from '../testing/visit.ts';

const tom = { email: tomWhitfield.email, password: tomWhitfield.password };

/** Tom owes a code. */
const challenged = async () => {
  const visitor = await house();
  await visitor.post('login', tom);
  return visitor;
};

describe('recovery codes', () => {
  test('L7: a recovery code signs in once, and another one stands in its place', async () => {
    const visitor = await challenged();
    const code = 'tomCode001-recovery01';
    expect((await visitor.post('two-factor-authentication-confirm', { recovery_code: code })).status).toBe(204);
    expect((await visitor.get('me')).status).toBe(200);
    const codes =
      (await visitor.backend.read((db) => db.tables.users.get(tomWhitfield.id)?.two_factor_recovery_codes)) ?? [];
    expect(codes).toHaveLength(8);
    expect(codes).not.toContain(code);
    for (const one of codes) expect(one).toMatch(/^[A-Za-z0-9]{10}-[A-Za-z0-9]{10}$/u);

    const again = visitor.anotherVisitor();
    await again.get('sanctum/csrf-cookie');
    await again.post('login', tom);
    expect(await again.post('two-factor-authentication-confirm', { recovery_code: code })).toMatchObject({
      status: 422,
      body: { errors: { recovery_code: ['The provided two factor recovery code was invalid.'] } },
    });
  });

  test('L7: somebody else’s recovery code signs nobody in', async () => {
    const visitor = await challenged();
    expect(
      (await visitor.post('two-factor-authentication-confirm', { recovery_code: 'priCode001-recovery01' })).status,
    ).toBe(422);
  });
});
