import { describe, expect, it } from 'vitest';
import { OrganisationSettings } from '#contracts/organisations/settings.schema.ts';
import { maskedEmail, viewAsOrganisation } from './view-as-offer.ts';

const at = (
  organisation_id: number,
  admin: boolean,
  settings: { impersonation?: boolean; impersonation_super_only?: boolean },
) => ({
  organisation_id,
  admin,
  settings: OrganisationSettings.parse(settings),
});

describe('H-01, H-02: which organisation offers it to whom', () => {
  it.each([
    ['off, to nobody', { super: true }, at(1, true, {}), null],
    ['on, to a super user', { super: true }, at(1, false, { impersonation: true }), 1],
    ['on, to an admin account', { super: false }, at(1, true, { impersonation: true }), 1],
    ['on, not to a learner', { super: false }, at(1, false, { impersonation: true }), null],
    [
      'super only, to a super user',
      { super: true },
      at(1, false, { impersonation: true, impersonation_super_only: true }),
      1,
    ],
    [
      'super only, not to an admin account',
      { super: false },
      at(1, true, { impersonation: true, impersonation_super_only: true }),
      null,
    ],
    [
      'super only without the setting itself, to nobody',
      { super: true },
      at(1, true, { impersonation_super_only: true }),
      null,
    ],
    ['nothing is known of them', {}, at(1, false, { impersonation: true }), null],
  ])('%s', (_, somebody, membership, offered) => expect(viewAsOrganisation(somebody, [membership])).toBe(offered));

  it('B-14: of several the first that offers it; of none nothing', () => {
    expect(
      viewAsOrganisation({ super: false }, [
        at(1, false, { impersonation: true }),
        at(81, true, { impersonation: true }),
      ]),
    ).toBe(81);
    expect(viewAsOrganisation({ super: true }, [])).toBeNull();
  });
});

describe('H-08: the masked address', () => {
  it.each([
    ['amara.osei@demo.example', 'a**********************'],
    ['a', 'a'],
    ['', ''],
  ])('%s', (email, masked) => expect(maskedEmail(email)).toBe(masked));

  it('is as long as the address and holds its first letter alone', () => {
    expect(maskedEmail('tom.whitfield@demo.example')).toMatch(/^t\*{25}$/);
  });
});
