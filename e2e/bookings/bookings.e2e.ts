import { readFile } from 'node:fs/promises';
import ICAL from 'ical.js';
import { comeAs, enter } from '#e2e/lib/enter.ts';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { press, refuseMouse, tabTo } from '#e2e/lib/keyboard.ts';
import { BookingsPage } from '#e2e/pages/bookings-page.ts';
import { HomePage } from '#e2e/pages/home-page.ts';
import { amaraOsei } from '#fixtures/people.ts';

const DECONTAMINATION = 'Decontamination Practical';
const IMPRESSIONS = 'Impression Taking';

test(
  'by keyboard alone: Amara opens her bookings from home, selects two, reads what moves, opens details and what depends on what, and comes back to where she was',
  { tag: '@demo-only' },
  async ({ page, demo }) => {
    await refuseMouse(page);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).href);
    });
    const { keyboard } = page;
    const bookings = new BookingsPage(page);
    await enter(page, demo, amaraOsei, '/');
    const home = await new HomePage(page).arrive();
    await press(page, home.main.getByRole('link', { name: 'Schedule them' }));
    await bookings.arrive();
    await expect(bookings.tab('Unscheduled')).toHaveAttribute('aria-selected', 'true');

    await tabTo(page, bookings.tab('Unscheduled'));
    await keyboard.press('ArrowRight');
    await expect(bookings.tab('Scheduled')).toBeFocused();
    await expect(bookings.row(DECONTAMINATION)).toBeVisible();

    for (const title of [DECONTAMINATION, IMPRESSIONS]) {
      await tabTo(page, bookings.box(title));
      await keyboard.press('Space');
      await expect(bookings.box(title)).toBeChecked();
    }
    await expect(bookings.selection.getByRole('status')).toContainText('2 selected and ');
    await expect(bookings.selection.getByRole('status')).toContainText('depend on them');
    await expect(bookings.row('Fluoride Varnish Application')).toContainText(`Needs ${DECONTAMINATION} first`);
    expect(
      scripts.filter((address) => /FlowDialog|save-calendar|stripe/.test(address)),
      'what nobody asked for',
    ).toEqual([]);

    await tabTo(page, bookings.details(DECONTAMINATION), 'Shift+Tab');
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/tab=scheduled&open=2102$/);
    await tabTo(page, bookings.detailsTab(DECONTAMINATION, 'Info'));
    for (const name of ['Before', 'After', 'Dates', 'Order Details', 'Info'] as const) {
      await keyboard.press('ArrowRight');
      await expect(bookings.detailsTab(DECONTAMINATION, name)).toBeFocused();
      await expect(bookings.row(DECONTAMINATION).getByRole('tabpanel', { name })).toBeVisible();
    }
    await press(page, bookings.showFlow(DECONTAMINATION));
    await expect(bookings.flow.getByRole('region', { name: 'In order' })).toBeVisible();
    expect(scripts.some((address) => address.includes('FlowDialog'))).toBe(true);
    await keyboard.press('Escape');
    await expect(bookings.flow).toHaveCount(0);
    await expect(bookings.showFlow(DECONTAMINATION)).toBeFocused();
    await expect(bookings.box(IMPRESSIONS), 'what was selected still is').toBeChecked();
  },
);

test(
  '0216: what is open survives a reload and the way there and back; 0215: it goes into a calendar',
  { tag: '@http-only' },
  async ({ page, demo }) => {
    const bookings = new BookingsPage(page);
    await comeAs(page, demo, amaraOsei, '/bookings?open=2102,1');
    await bookings.arrive();
    const isOpen = async (title: string): Promise<void> => {
      await expect(bookings.tab('Scheduled')).toHaveAttribute('aria-selected', 'true');
      await expect(bookings.details(title)).toHaveAttribute('aria-expanded', 'true');
    };
    await isOpen(DECONTAMINATION);
    await bookings.details(IMPRESSIONS).click();
    await bookings.details(DECONTAMINATION).click();
    await expect(page).toHaveURL(/\?open=2103$/);
    await page.reload();
    await isOpen(IMPRESSIONS);
    await expect(bookings.details(DECONTAMINATION)).toHaveAttribute('aria-expanded', 'false');

    await page.getByRole('banner').getByRole('link', { name: 'Home' }).first().click();
    await new HomePage(page).arrive();
    await page.goBack();
    await isOpen(IMPRESSIONS);
    await page.goForward();
    await new HomePage(page).arrive();
    await page.goBack();
    await isOpen(IMPRESSIONS);

    const saving = page.waitForEvent('download');
    await bookings.button('Add to calendar').click();
    const file = await saving;
    expect(file.suggestedFilename()).toBe('booking-2103.ics');
    const calendar = new ICAL.Component(ICAL.parse(await readFile(await file.path(), 'utf8')));
    expect(calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event).uid)).toEqual([
      `booking-2103-1@${new URL(page.url()).host}`,
    ]);
  },
);
