// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { openInstruments } from '../testing/open-instruments.tsx';

const AMARA = 'amara.osei@demo.example';
const tab = (name: string) => screen.getByRole('tab', { name });
const alert = () => screen.getByRole('alert');
const status = () => screen.getByRole('status');

afterEach(cleanup);

describe('faults and events', () => {
  test('a call is broken, its hits are counted, and it is repaired', async () => {
    const { user, demo, fetch } = openInstruments('?tab=faults');
    await user.click(screen.getByText('Break a call'));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Call' }), 'getMe');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Answer' }), '503');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Times' }), 'next 2');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await screen.findByRole('tab', { name: 'Faults (1)' });
    expect((await fetch('me')).status).toBe(503);
    const row = (await within(screen.getByRole('table', { name: 'Armed faults' })).findByText('next 1, 1 hit')).closest(
      'tr',
    )!;
    expect(row).toHaveTextContent('The call GET me is answered with 503');
    await user.click(within(row).getByRole('button', { name: 'Remove the fault of GET me' }));
    expect(await screen.findByText('Nothing is broken.')).toBeVisible();
    expect((await demo.status()).faults).toEqual([]);
    expect(screen.getByRole('heading', { name: 'Faults' })).toHaveFocus();
  });

  test('the keyboard stays with the faults when one, the last one or all of them are removed', async () => {
    const { user, demo } = openInstruments('?tab=faults');
    await demo.faults.set(['getMe', 'listBookings', 'listReleases'].map((call) => ({ call, status: 500 })));
    const remove = (call: string) => screen.findByRole('button', { name: `Remove the fault of GET ${call}` });
    await user.click(await remove('bookings'));
    await screen.findByRole('tab', { name: 'Faults (2)' });
    expect(await remove('releases')).toHaveFocus();
    await user.keyboard('{Enter}');
    await screen.findByRole('tab', { name: 'Faults (1)' });
    expect(await remove('me')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    await screen.findByText('Nothing is broken.');
    expect(screen.getByRole('heading', { name: 'Faults' })).toHaveFocus();
  });

  test('what goes wrong is switched on and off in sentences, and stays in the list', async () => {
    const { user, demo, fetch } = openInstruments('?tab=faults');
    const slow = screen.getByRole('checkbox', { name: /^The line is slow/ });
    await user.click(slow);
    await user.click(screen.getByRole('checkbox', { name: /^The service is down for maintenance/ }));
    await screen.findByRole('tab', { name: 'Faults (2)' });
    expect((await fetch('me')).status).toBe(503);
    expect(await screen.findByRole('checkbox', { name: /^The service is down.*1 hit so far/ })).toBeChecked();
    expect(slow).toBeChecked();
    await user.click(slow);
    await screen.findByRole('tab', { name: 'Faults (1)' });
    expect(slow).not.toBeChecked();
    expect((await demo.status()).faults).toMatchObject([{ call: '*', status: 503 }]);
    expect(screen.queryByRole('table', { name: 'Armed faults' })).toBeNull();
  });

  test('a fault that somebody else armed is on in the list, and is switched without a twin', async () => {
    const { user, demo } = openInstruments('?tab=faults');
    await demo.faults.set([{ call: 'submitAnswers', kind: 'lost', times: 1 }]);
    const lost = screen.getByRole('checkbox', { name: /^The reply to Submit is lost/ });
    await waitFor(() => expect(lost).toBeChecked());
    await user.click(lost);
    await waitFor(() => expect(lost).not.toBeChecked());
    await user.click(lost);
    await waitFor(() => expect(lost).toBeChecked());
    expect((await demo.status()).faults).toHaveLength(1);
  });

  test('J-11: a fault of a call that fails silently says so, where it is armed and before', async () => {
    const { user, demo } = openInstruments('?tab=faults');
    expect(screen.getByRole('checkbox', { name: /^Bookings do not load.*Fails silently/ })).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: /^The reply to Submit is lost$/ })).not.toBeChecked();
    await demo.faults.set([{ call: 'listBookings', status: 404 }]);
    expect(await screen.findByText(/GET bookings is answered with 404/)).toHaveTextContent('Fails silently');
    await demo.faults.set([{ call: 'listBookings', status: 503 }]);
    expect(await screen.findByText(/GET bookings is answered with 503/)).not.toHaveTextContent('Fails silently');
    await user.click(screen.getByText('Break a call'));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Call' }), 'listBookings');
    expect(screen.getByText(/This one fails silently/)).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Answer' }), '401');
    expect(screen.queryByText(/This one fails silently/)).toBeNull();
  });

  test('what is no number is told beside its field', async () => {
    const { user, demo } = openInstruments('?tab=faults');
    await user.click(screen.getByText('Break a call'));
    const [delay, seed] = [
      await screen.findByRole('textbox', { name: 'Delay in milliseconds' }),
      screen.getByRole('textbox', { name: 'Seed' }),
    ];
    await user.type(delay, '-5');
    await user.type(seed, '1.5');
    expect(delay).toBeValid();
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(delay).toBeInvalid();
    expect(delay).toHaveFocus();
    expect(delay).toHaveAccessibleDescription('A whole number of milliseconds');
    expect(seed).toHaveAccessibleDescription('A whole number');
    await user.clear(delay);
    await user.type(delay, '1234567890');
    expect(delay).toHaveAccessibleDescription('At most nine digits');
    expect(alert()).toBeEmptyDOMElement();
    expect((await demo.status()).faults).toEqual([]);
  });

  test('Y-11, Y-13: an event is sent with a valid payload, and a connection is ended by its code', async () => {
    const { user, backend } = openInstruments('?tab=faults');
    const heard: unknown[] = [];
    await backend.read(() => undefined);
    backend.onPublished(({ event, payload, userId }) => heard.push([event, payload, userId]));
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'To' }),
      await screen.findByRole('option', { name: 'Amara Osei' }),
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Event' }), 'export.delivered');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(status()).toHaveTextContent('Sent export.delivered to Amara Osei.'));
    await user.click(screen.getByRole('button', { name: 'No longer allowed (4009)' }));
    await waitFor(() =>
      expect(heard).toEqual([
        ['export.delivered', { organisation_id: 1, file_id: 901 }, 11],
        ['pusher:error', { code: 4009 }, 11],
      ]),
    );
    fireEvent.change(screen.getByRole('textbox', { name: 'Payload, as JSON' }), { target: { value: '{' } });
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(alert()).toHaveTextContent('The payload is not JSON. Nothing was sent.'));
    expect(heard).toHaveLength(2);
  });
});

test('a brand is tried live on one organisation, and what is no colour is refused', async () => {
  const { user, demo, done } = openInstruments('?tab=brand');
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Organisation' })).toHaveTextContent('Northgate Care Group'),
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Organisation' }), '81');
  const before = await demo.db.read(['organisations']);
  const field = (name: string) => screen.getByRole('textbox', { name });
  await user.clear(field('Colour'));
  await user.type(field('Colour'), 'green');
  await user.click(screen.getByRole('button', { name: 'Try it' }));
  await waitFor(() =>
    expect(alert()).toHaveTextContent("'green' is no colour: give one as #1f3a6d. Nothing was changed."),
  );
  expect([await demo.db.read(['organisations']), done]).toEqual([before, []]);

  await user.clear(field('Colour'));
  await user.type(field('Colour'), '#0c8599');
  await user.clear(field('Library is called'));
  await user.type(field('Library is called'), 'Shelf');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Logo' }), '');
  await user.click(screen.getByRole('button', { name: 'Try it' }));
  await waitFor(() => expect(done).toEqual(['reload']));
  const { organisations = [] } = await demo.db.read(['organisations']);
  expect(organisations.find((row) => (row as { organisation_id: number }).organisation_id === 81)).toMatchObject({
    logo: null,
    settings: { colour_primary: '#0c8599', lang: { library: 'Shelf', bookings: 'Workshops' } },
  });
  expect(organisations.filter((row) => (row as { organisation_id: number }).organisation_id !== 81)).toEqual(
    before['organisations']?.filter((row) => (row as { organisation_id: number }).organisation_id !== 81),
  );
});

test('a brand without a name is refused beside its field', async () => {
  const { user, done } = openInstruments('?tab=brand');
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, '  ');
  await user.click(screen.getByRole('button', { name: 'Try it' }));
  expect([name.getAttribute('aria-invalid'), document.activeElement, done]).toEqual(['true', name, []]);
  expect(name).toHaveAccessibleDescription('An organisation has a name');
  await user.type(name, 'ACME');
  expect(name).toBeValid();
});

test('a picture from the device is tried as a logo, and what is none is refused', async () => {
  const { user, demo, done } = openInstruments('?tab=brand');
  const input = await screen.findByLabelText('Picture of a logo');
  const choose = (file: File) => fireEvent.change(input, { target: { files: [file] } });
  choose(new File(['%PDF'], 'ours.pdf', { type: 'application/pdf' }));
  await waitFor(() =>
    expect(alert()).toHaveTextContent("'ours.pdf' is no logo: give a picture of at most 1 MB. Nothing was changed."),
  );
  choose(new File(['<svg/>'], 'ours.svg', { type: 'image/svg+xml' }));
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Logo' })).toHaveDisplayValue('ours.svg'));
  expect(done).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Try it' }));
  await waitFor(() => expect(done).toEqual(['reload']));
  const { organisations = [], files = [] } = await demo.db.read(['organisations', 'files']);
  const { id } = files.at(-1) as { id: number };
  expect([organisations[0], files.at(-1)]).toMatchObject([
    { logo: `files/${id}/view` },
    { name: 'ours.svg', type: 'logo', size_bytes: 6 },
  ]);
});

describe('mail, codes and the log', () => {
  test('a mail is shown without what could act, and its link opens in the product', async () => {
    const { user, done, demo } = openInstruments('?tab=mail');
    await demo.scenario('evidence-asked');
    const [mail] = await demo.mail();
    await user.click((await screen.findAllByText(mail!.subject))[0]!);
    const link = (await screen.findAllByRole('link', { hidden: true })).find(
      (one) => one.getAttribute('href') === mail!.links[0],
    )!;
    // The in-process door lies at the root of its host.
    link.setAttribute('href', `/x${mail!.links[0]}`);
    fireEvent.click(link);
    expect(done).toEqual([`open ${mail!.links[0]}`]);
  });

  test('the current code of a person is copied by a press', async () => {
    const { user, demo } = openInstruments('?tab=mail');
    await user.click(await screen.findByRole('button', { name: 'Copy the code of Tom Whitfield' }));
    await waitFor(() => expect(status()).toHaveTextContent('Copied the code of Tom Whitfield.'));
    expect(await navigator.clipboard.readText()).toBe(await demo.totp('tom.whitfield@demo.example'));
  });

  test('a call is found by its path or its rule, opened in full and copied for a shell', async () => {
    const { user, demo, fetch } = openInstruments();
    await fetch('me');
    await demo.as(AMARA);
    await fetch('bookings?organisation_id=1');
    await user.click(tab('Log'));
    await screen.findByRole('button', { name: 'GET bookings' });
    await user.type(screen.getByRole('searchbox', { name: 'Filter' }), 'nobody is signed in');
    expect(screen.queryByRole('button', { name: 'GET bookings' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'GET me' }));
    expect(screen.getByText('nobody is signed in')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Copy as cURL' }));
    await waitFor(() => expect(status()).toHaveTextContent('Copied the call as cURL.'));
    expect(await navigator.clipboard.readText()).toBe(
      "curl -X GET 'http://localhost:3000/x/api/me' -H 'Accept: application/json'",
    );
  });
});
