// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { libraryKeys } from '#api/queries/library.keys.ts';
import { keys } from '#api/queries/keys.ts';
import { evidenceByTheOrganisation, externalWithEvidence } from '#fixtures/library/modules.ts';
import { unsentWork } from '#persistence/unsent-work.ts';
import { evidence } from '#mocks/scenarios/traits/evidence.ts';
import { heardCalls, openDoor, openModule, setUpModule } from '../testing/open-module.tsx';

setUpModule();

const ID = evidenceByTheOrganisation.module_id;
const pdf = (name = 'logbook.pdf', bytes = 1000) =>
  new File([new Uint8Array(bytes)], name, { type: 'application/pdf' });
const field = () => screen.findByLabelText<HTMLInputElement>('Your proof', { selector: 'input' });
const message = () => screen.findByLabelText<HTMLTextAreaElement>('Message to the reviewer');
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send evidence' }));
const uploaded = () => screen.findByText('Uploaded');
const pending = () => screen.findByText('In review');
const drafts = () => Object.keys(localStorage).filter((name) => /^waymark\.(draft|outbox)\//.test(name));

describe('N-16: sending evidence', () => {
  test('a file and a message: then it is pending, and nothing is left on the device', async () => {
    const door = await openDoor();
    await openModule(door, ID);
    await userEvent.upload(await field(), pdf());
    await userEvent.type(await message(), 'Twenty entries.');
    await uploaded();
    await send();
    await pending();
    expect(screen.queryByRole('button', { name: 'Send evidence' })).toBeNull();
    const [body] = await heardCalls(door, 'sendEvidence');
    expect(body).toMatchObject({ organisation_id: 1, message: 'Twenty entries.' });
    expect(drafts()).toEqual([]);
  });

  test('what was sent can be read again: its words, and its file under its own name', async () => {
    const door = await openDoor();
    const { unmount } = await openModule(door, ID);
    await userEvent.upload(await field(), pdf());
    await userEvent.type(await message(), 'Twenty entries.');
    await uploaded();
    await send();
    await pending();
    unmount();
    await openModule(door, ID);
    await pending();
    expect(screen.getByText('Twenty entries.')).toBeVisible();
    const saved: string[] = [];
    const note = (event: Event): void => {
      if (event.target instanceof HTMLAnchorElement && event.target.download !== '') saved.push(event.target.download);
      event.preventDefault();
    };
    document.addEventListener('click', note);
    await userEvent.click(screen.getByRole('button', { name: 'Download what you sent: logbook.pdf' }));
    await waitFor(() => expect(saved).toEqual(['logbook.pdf']));
    await door.demo.faults.set([{ call: 'downloadFile', status: 500, times: 1 }]);
    await userEvent.click(screen.getByRole('button', { name: 'Download what you sent: logbook.pdf' }));
    expect(await screen.findByText(/^Sorry, there was a problem downloading this file/)).toBeVisible();
    document.removeEventListener('click', note);
  });

  test('what another tab has typed since stays on the device, and its form says so', async () => {
    const door = await openDoor();
    const { queries, unmount } = await openModule(door, ID);
    await userEvent.upload(await field(), pdf());
    await uploaded();
    await waitFor(() => expect(drafts()).toHaveLength(1));
    const name = drafts()[0] ?? '';
    const typedElsewhere = (localStorage.getItem(name) ?? '').replace('"message":""', '"message":"From the other tab"');
    localStorage.setItem(name, typedElsewhere);
    await send();
    await pending();
    expect(localStorage.getItem(name)).toBe(typedElsewhere);
    unmount();
    await openModule(door, ID, { queries });
    expect(
      await screen.findByText('What you entered here was not sent. It is kept on this device for another try.'),
    ).toBeTruthy();
  });

  test('while a file is on its way the button says what it waits for', async () => {
    const door = await openDoor();
    await door.demo.faults.set([{ call: 'uploadFile', pause: 'upload', times: 1 }]);
    await openModule(door, ID);
    await userEvent.upload(await field(), pdf());
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Send evidence' })).toHaveAccessibleDescription(
        'Wait until the file is uploaded',
      ),
    );
    await door.demo.faults.release('upload');
    await uploaded();
    expect(screen.getByRole('button', { name: 'Send evidence' })).not.toHaveAccessibleDescription();
  });

  test('J-02: what was entered is named so that the sentences of signing in again are right', async () => {
    await openModule(await openDoor(), ID);
    await userEvent.type(await message(), 'Twenty entries.');
    expect(unsentWork()).toMatchObject({ noun: 'entries', amount: 'Your entries for this evidence' });
  });

  test('K-06, K-09: without a file nothing is sent, and the field says why', async () => {
    const door = await openDoor();
    await openModule(door, ID);
    await userEvent.type(await message(), 'Only words{Tab}{Enter}');
    expect(await screen.findByText('Please complete this field')).toBeTruthy();
    expect(await heardCalls(door, 'sendEvidence')).toEqual([]);
  });

  test('C-14: a file above the limit is refused before anything is sent', async () => {
    const door = await openDoor();
    await openModule(door, ID);
    await userEvent.upload(await field(), pdf('long.pdf', 10 * 1024 * 1024 + 1));
    expect(await screen.findByText('Sorry, you can only upload up to 10 MB. This file is 10.1 MB.')).toBeTruthy();
    expect(await heardCalls(door, 'uploadFile')).toEqual([]);
  });

  test('K-03: an upload that failed says so beside its field, and the message stays', async () => {
    const door = await openDoor();
    await door.demo.faults.set([{ call: 'uploadFile', status: 500, times: 1 }]);
    await openModule(door, ID);
    await userEvent.type(await message(), 'Twenty entries.');
    await userEvent.upload(await field(), pdf());
    expect(await screen.findByText('Sorry, there was a problem uploading this file.')).toBeTruthy();
    expect((await message()).value).toBe('Twenty entries.');
  });

  test('N-07: a module that is unpublished while somebody writes closes, and what they wrote is there when it opens again', async () => {
    const door = await openDoor();
    const { queries } = await openModule(door, ID);
    const publish = async (published_at: number) => {
      await door.backend.write((db) => db.tables.modules.update(ID, { published_at }));
      await act(() => queries.invalidateQueries({ queryKey: libraryKeys.module(1, ID) }));
    };
    await userEvent.type(await message(), 'Twenty entries.');
    await publish(door.backend.nowMs() / 1000 + 86_400);
    expect(await screen.findByText(/^Sorry, this module is not yet available\./)).toBeTruthy();
    expect(screen.queryByLabelText('Message to the reviewer')).toBeNull();
    await publish(1);
    expect((await message()).value).toBe('Twenty entries.');
  });

  test('a reply that got lost: the server is asked, and nothing is sent twice', async () => {
    const door = await openDoor();
    await openModule(door, ID);
    await userEvent.upload(await field(), pdf());
    await uploaded();
    await door.demo.faults.set([{ call: 'sendEvidence', kind: 'lost', times: 1 }]);
    await send();
    await pending();
    expect(
      await door.backend.read(
        (db) =>
          db.tables.evidence.where(
            ({ entity_id, user_id }) => entity_id === evidenceByTheOrganisation.entity_id && user_id === 11,
          ).length,
      ),
    ).toBe(1);
  });

  test('a refusal keeps what was typed and uploaded', async () => {
    const door = await openDoor();
    const { failures } = await openModule(door, ID);
    await userEvent.upload(await field(), pdf());
    await userEvent.type(await message(), 'Again');
    await uploaded();
    await door.demo.faults.set([{ call: 'sendEvidence', status: 422, times: 1 }]);
    await send();
    await waitFor(() => expect(failures.map(({ status }) => status)).toEqual([422]));
    expect((await message()).value).toBe('Again');
    await send();
    await pending();
  });

  test('J-05: without a connection it waits on the device, and can be changed', async () => {
    const door = await openDoor();
    await openModule(door, ID, { persistence: { isConnected: () => false } });
    await userEvent.upload(await field(), pdf());
    await uploaded();
    await send();
    expect(await screen.findByText(/There is no connection/)).toBeTruthy();
    expect(drafts().some((name) => name.startsWith('waymark.outbox/'))).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Change it' }));
    expect(await screen.findByText('logbook.pdf')).toBeTruthy();
    expect(await heardCalls(door, 'sendEvidence')).toEqual([]);
  });

  test('J-05: what waits on the device is told also where the module takes no evidence any more', async () => {
    const door = await openDoor();
    const { queries } = await openModule(door, ID, { persistence: { isConnected: () => false } });
    await userEvent.upload(await field(), pdf());
    await uploaded();
    await send();
    await screen.findByText(/There is no connection/);
    await door.backend.write((db) =>
      db.tables.modules.update(ID, { custom_can_evidence: false, short_description: 'Heard.' }),
    );
    await act(() => queries.invalidateQueries({ queryKey: keys.organisation(1) }));
    await screen.findByText('Heard.');
    expect(screen.getByText(/There is no connection/)).toBeTruthy();
  });
});

describe('N-15, N-17: what became of it', () => {
  test('rejected in another tab: the reason shows without a reload, and another try can be sent', async () => {
    const door = await openDoor();
    const { queries } = await openModule(door, externalWithEvidence.module_id);
    await pending();
    await door.backend.write((db) =>
      evidence({ key: 'evidence-bls-amara' })
        .rejected('Please send the page with the topics.')
        .arrange({ db, nowMs: door.backend.nowMs() }),
    );
    await act(() => queries.invalidateQueries({ queryKey: keys.organisation(1) }));
    expect(await screen.findByText('Please send the page with the topics.')).toBeTruthy();
    expect(screen.getByText('Priya Nair')).toBeTruthy();
    await userEvent.upload(await screen.findByLabelText('Another file', { selector: 'input' }), pdf());
    await uploaded();
    await send();
    await pending();
  });
});
