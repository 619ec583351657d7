import { expectNoFindingsAnywhere } from '#e2e/lib/axe.ts';
import { comeAs } from '#e2e/lib/enter.ts';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { press, refuseMouse, tabTo, typeInto } from '#e2e/lib/keyboard.ts';
import { AddressesPage } from '#e2e/pages/addresses-page.ts';
import { amaraOsei } from '#fixtures/people.ts';

const PATH = '/profile/addresses/address_history';

test('G-22 to G-30, by mouse: a gap is seen from the profile, filled from the look-up over a reload, an address removed and put back, and all of it saved with the profile', async ({
  page,
  demo,
}) => {
  await demo.scenario('default');
  await comeAs(page, demo, amaraOsei, '/profile');
  await page.getByRole('link', { name: 'Open your addresses' }).click();
  const addresses = await new AddressesPage(page).arrive();
  await expect(addresses.sum).toHaveText('4 years 10 months of 5 yearsConditions not met');
  await expect(addresses.stops).toHaveCount(4);

  await addresses.fillGap.click();
  await expect(addresses.lookup).toBeFocused();
  await addresses.lookup.fill('clarendon leeds');
  await addresses.options.filter({ hasText: '3 Clarendon Way' }).click();
  await expect(addresses.part('Street')).toHaveValue('Clarendon Way');
  await expect(addresses.sum).toContainText('5 years of 5 years, with this one');
  await addresses.part('Building').fill('Top flat');
  await page.reload();
  await expect(addresses.part('Building')).toHaveValue('Top flat');
  await addresses.button('Add this address').click();
  await expect(addresses.sum).toHaveText('5 years of 5 yearsThere is no gap.');
  const added = 'Top flat, 3 Clarendon Way, Leeds LS2 9LU';
  await expect(addresses.change(added)).toBeFocused();

  await addresses.remove(added).click();
  await expect(addresses.sum).toContainText('Conditions not met');
  await addresses.button('Undo').click();
  await expect(addresses.sum).toContainText('There is no gap.');

  await addresses.back.click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Thank you. Your details have been updated.')).toBeVisible();
  await page.goto(PATH);
  await expect(addresses.sum).toHaveText('5 years of 5 yearsThere is no gap.');
  await expect(addresses.stops.nth(1)).toContainText(added);
});

test('G-22 to G-28, by keyboard alone: the first address is typed, what is wrong stands beside its field, and the gap before it is looked up', async ({
  page,
  demo,
}) => {
  await demo.scenario('addresses-none');
  await refuseMouse(page);
  await comeAs(page, demo, amaraOsei, PATH);
  const addresses = await new AddressesPage(page).arrive();
  await press(page, addresses.button('Type it in yourself'));
  await expect(addresses.part('Building')).toBeFocused();
  await typeInto(page, addresses.part('Number'), '4');
  await typeInto(page, addresses.part('Street'), 'Mill Lane');
  await typeInto(page, addresses.part('Town or city'), 'Otley');
  await press(page, addresses.button('Add this address'));
  await expect(addresses.part('Postcode')).toBeFocused();
  await expect(addresses.part('Postcode')).toHaveAccessibleDescription('Please complete this field');
  await page.keyboard.type('LS21 3JT');
  // Letters choose from a list: the third month, and a year.
  await typeInto(page, addresses.date('From', 'Month'), 'Ma');
  await typeInto(page, addresses.date('From', 'Year'), String(new Date().getFullYear() - 3));
  await press(page, addresses.button('Add this address'));
  const typed = '4 Mill Lane, Otley LS21 3JT';
  await expect(addresses.change(typed)).toBeFocused();
  await expect(addresses.sum).toContainText('Conditions not met');

  await press(page, addresses.fillGap);
  await expect(addresses.lookup).toBeFocused();
  await page.keyboard.type('kirkgate');
  await expect(addresses.options.first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(addresses.options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(addresses.button('Add this address')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(addresses.sum).toHaveText('5 years of 5 yearsThere is no gap.');
  await expect(addresses.stops).toHaveCount(2);

  await tabTo(page, addresses.remove(typed));
  await page.keyboard.press('Enter');
  await expect(addresses.button('Undo')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(addresses.change(typed)).toBeFocused();
});

test('WCAG 2.2 AA: axe finds nothing in any state of the addresses, at 390 and 1440 px, light and dark @http-only', async ({
  page,
  demo,
  watch,
}) => {
  watch.expectStatus(500);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  for (const scenario of ['addresses-none', 'addresses-overlap', 'addresses-complete', 'addresses-full', 'default']) {
    await demo.scenario(scenario);
    await comeAs(page, demo, amaraOsei, PATH);
    const addresses = await new AddressesPage(page).arrive();
    await expect(addresses.sum).toBeVisible();
    await expectNoFindingsAnywhere(page, scenario);
  }
  const addresses = new AddressesPage(page);
  await addresses.fillGap.click();
  await addresses.lookup.fill('kirkgate');
  await expect(addresses.options.first()).toBeVisible();
  await addresses.lookup.press('ArrowDown');
  await expectNoFindingsAnywhere(page, 'looking up');
  await addresses.lookup.fill('klarendon way');
  await expect(page.getByText('No address was found.')).toBeVisible();
  await expectNoFindingsAnywhere(page, 'nothing found');
  await demo.faults({ call: 'findAddresses', status: 500, times: 'always' });
  await addresses.lookup.fill('goodramgate');
  await expect(page.getByText('The look-up does not answer.')).toBeVisible();
  await expectNoFindingsAnywhere(page, 'no answer');
  await demo.faults();
  await addresses.button('Type it in yourself').click();
  await addresses.date('From', 'Month').selectOption('');
  await addresses.button('Add this address').press('Enter');
  await expect(addresses.part('Street')).toBeFocused();
  await expectNoFindingsAnywhere(page, 'errors beside their fields');
  await addresses.button('Cancel').click();
  await addresses.remove('12 Kirkgate, Leeds LS1 6BY').click();
  await expect(addresses.button('Undo')).toBeFocused();
  await expectNoFindingsAnywhere(page, 'an address removed');
});
