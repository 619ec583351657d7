// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { unknownField } from '#fixtures/custom-fields.ts';
import { amaraOsei, lukeFenwick } from '#fixtures/people.ts';
import { chooseTheme } from '#ui/theme/theme.ts';
import { sectionAt, sectionsOf } from './profile-sections.ts';
import { enter, openProfile, setUpProfile } from './testing/open-profile.tsx';

setUpProfile();

const contents = () => within(screen.getByRole('navigation', { name: 'My Profile' })).getAllByRole('link');
const facts = () => contents().map(({ textContent }) => textContent);

describe('the sections of a profile (G-01 to G-03)', () => {
  test('stand with the one fact that most people come for, and say where one is', async () => {
    await openProfile(await enter(), { section: 'security' });
    expect(facts()).toEqual(['AboutA gap in your addresses', 'SecurityTwo-factor is off', 'PreferencesGrid']);
    expect(contents().map((link) => link.getAttribute('href'))).toEqual([
      '/profile',
      '/profile/security',
      '/profile/preferences',
    ]);
    expect(contents().map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page', null]);
    expect(document.title).toBe('Security · My Profile · Brightwater Dental Academy');
    expect(screen.getByRole('heading', { level: 1, name: 'Amara Osei' })).toBeInTheDocument();
  });

  test('with a shop there are subscriptions, what is not paid first (T-05, T-07)', async () => {
    await openProfile(await enter(), { section: 'subscriptions', organisationId: 81 });
    const links = await screen.findAllByRole('link', { name: /^(Whole Home|Care Essentials|Team Leader)$/ });
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Whole Home', '/profile/subscriptions/63'],
      ['Care Essentials', '/profile/subscriptions/61'],
      ['Team Leader', '/profile/subscriptions/62'],
    ]);
    const rows = links.map((link) => link.closest('li')?.textContent);
    expect(rows).toEqual([
      'Not paidchange the cardWhole Home£1,440.00p/yearPast due',
      expect.stringMatching(/next paymentCare Essentials£19\.99p\/monthActive$/),
      expect.stringMatching(/ends, no more paymentsTeam Leader£54\.00every 3 monthsCancelled$/),
    ]);
    expect(facts()).toEqual([
      'AboutAll filled in',
      'SecurityTwo-factor is off',
      'Subscriptions3, one is not paid',
      'PreferencesGrid',
    ]);
  });

  test('T-06: without subscriptions there is the sentence of the specification', async () => {
    const door = await enter();
    await door.backend.write((db) => db.tables.subscriptions.removeWhere(() => true));
    await openProfile(door, { section: 'subscriptions', organisationId: 81 });
    expect(
      await screen.findByText('You have no bolt-on subscriptions in additon to your existing training.'),
    ).toBeInTheDocument();
    expect(facts()[2]).toBe('SubscriptionsNone');
  });

  test('T-05: a list that does not come can be asked for again', async () => {
    const door = await enter();
    await door.demo.faults.set([{ call: 'listSubscriptions', status: 500, times: 'always' }]);
    await openProfile(door, { section: 'subscriptions', organisationId: 81 });
    expect(await screen.findByRole('heading', { name: 'Your subscriptions could not be loaded.' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });

  test('About is hidden where the organisation says so; then the profile begins with Security', async () => {
    await openProfile(await enter(), { section: 'security', change: { settings: { profile_about_disabled: true } } });
    expect(contents().map((link) => link.getAttribute('href'))).toEqual(['/profile', '/profile/preferences']);
    expect(document.title).toBe('My Profile · Brightwater Dental Academy');
    expect(screen.queryByRole('button', { name: 'Change picture' })).toBeNull();
  });

  test('each has its address, and no other address is one', async () => {
    const { organisation } = await openProfile(await enter(), { section: 'security' });
    const sections = sectionsOf(organisation);
    expect(
      [undefined, 'security', 'preferences', 'about', 'subscriptions', 'x'].map((part) => sectionAt(sections, part)),
    ).toEqual(['about', 'security', 'preferences', null, null, null]);
  });
});

describe('Security', () => {
  test('leads to the set-up while two-factor is off', async () => {
    await openProfile(await enter(), { section: 'security' });
    expect(screen.getByRole('link', { name: 'Set up two-factor' })).toHaveAttribute(
      'href',
      '/profile/security/two-factor',
    );
  });

  test('leads to the codes and to the way back while it is on', async () => {
    await openProfile(await enter('tom.whitfield@demo.example'), { section: 'security' });
    expect(screen.getByRole('link', { name: 'Show codes' })).toHaveAttribute(
      'href',
      '/profile/security/two-factor/codes',
    );
    expect(screen.getByRole('link', { name: 'Turn off' })).toHaveAttribute('href', '/profile/security/two-factor/off');
    expect(screen.getByRole('link', { name: /Security/ })).toHaveTextContent('Two-factor is on');
  });
});

describe('Preferences (G-21)', () => {
  test('the layout counts the moment it is chosen', async () => {
    await openProfile(await enter(), { section: 'preferences' });
    expect(screen.getByRole('radio', { name: /^Grid/ })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: /^List/ }));
    expect(screen.getByText('Saved. Training is listed from now on.')).toBeInTheDocument();
    expect(facts()).toContain('PreferencesList');
    expect(localStorage.getItem('waymark.state')).toContain('"entity_view":"list"');
  });

  test('the theme is light, dark, or as the device, and is the same as in the top bar', async () => {
    await openProfile(await enter(), { section: 'preferences' });
    expect(screen.getByRole('radio', { name: /^As the device/ })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: /^Dark/ }));
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(screen.getByText('Saved. It is dark from now on.')).toBeInTheDocument();
    chooseTheme('light');
    expect(await screen.findByRole('radio', { name: /^Light/ })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: /^As the device/ }));
    expect(document.documentElement.dataset['theme']).toBeUndefined();
  });
});

describe('the organisation’s own fields (G-06)', () => {
  test('of a type that is not known are shown as they are, and saved as they are', async () => {
    const door = await enter();
    await door.backend.write((db) =>
      db.tables.users.update(amaraOsei.id, { fields: { ...amaraOsei.fields, signature: { strokes: [1, 2] } } }),
    );
    await openProfile(door, { change: { fields: [unknownField] } });
    expect(screen.getByText('{"strokes":[1,2]}')).toBeInTheDocument();
    await userEvent.type(screen.getByRole('textbox', { name: 'Last name' }), 'x');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Signed in as Amara Oseix');
    expect(await door.backend.read((db) => db.tables.users.get(amaraOsei.id)?.fields)).toMatchObject({
      signature: { strokes: [1, 2] },
    });
  });

  test('a choice that is gone stays chosen until another is made', async () => {
    const door = await enter();
    await openProfile(door, {
      change: {
        fields: [
          {
            key: 'practice',
            type: 'group',
            show_user: true,
            label: 'Practice',
            required: true,
            options: [{ id: 402, name: 'York practices' }],
          },
        ],
      },
    });
    const practice = screen.getByRole('combobox', { name: 'Practice' });
    expect(practice).toHaveDisplayValue('Not offered any more');
    expect(screen.queryByRole('region', { name: 'Changes' })).toBeNull();
    await userEvent.selectOptions(practice, 'York practices');
    expect(screen.getByText('Was “Not offered any more”')).toBeInTheDocument();
  });

  test('of a number are checked; one without a label has its key spoken; what is missing is told in the contents', async () => {
    await openProfile(await enter(lukeFenwick.email), {
      organisationId: 12,
      change: { fields: [{ key: 'shirt_size', type: 'text', show_user: true, required: true }] },
    });
    expect(facts()[0]).toMatch(/^About\d fields? to fill in$/);
    const days = screen.getByRole('textbox', { name: /Days a month/ });
    await userEvent.clear(days);
    await userEvent.type(days, 'two');
    await userEvent.tab();
    expect(days).toHaveAccessibleDescription('Please enter a number, like 12 or 12.5.');
    expect(screen.getByRole('textbox', { name: 'Shirt size' })).toBeInTheDocument();
  });

  test('of addresses are told as a sum, with the way to their page', async () => {
    await openProfile(await enter());
    const region = screen.getByRole('region', { name: 'Where you lived' });
    expect(region).toHaveTextContent(/of 5 years/);
    expect(region).toHaveTextContent('Conditions not met');
    expect(within(region).getByRole('link', { name: 'Open your addresses' })).toHaveAttribute(
      'href',
      '/profile/addresses/address_history',
    );
  });
});
