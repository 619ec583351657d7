// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import {
  comingModule,
  documentInProgress,
  downloadThenConfirm,
  evidenceByTheOrganisation,
  externalWithEvidence,
  linkInANewWindow,
  linkInTheSameTab,
  moduleDueSoon,
  moduleExpiringSoon,
  moduleWithAPrerequisite,
  plainDocument,
  scormInProgress,
  scormModule,
} from '#fixtures/library/modules.ts';
import { backsDocument } from '#fixtures/files.ts';
import { amaraOsei } from '#fixtures/people.ts';
import type { InProcess } from '#mocks/in-process.ts';
import { unsentWork } from '#persistence/unsent-work.ts';
import { heardCalls, openDoor, openModule, setUpModule } from './testing/open-module.tsx';

setUpModule();

const open = async (id: number, options?: Parameters<typeof openModule>[2]) => {
  const door = await openDoor();
  const opened = await openModule(door, id, options);
  return { door, ...opened };
};
const heading = () => screen.findByRole('heading', { level: 1 });

describe('N-07, N-08: what cannot be taken yet', () => {
  test('N-07 [V]: the day on which it is released, and no content', async () => {
    await open(comingModule.module_id);
    expect(
      await screen.findByText("Sorry, this module is not yet available. It's scheduled for release on 6th Apr '26."),
    ).toBeTruthy();
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  test('several pieces of training first: the board, and the chain that opens it', async () => {
    await open(downloadThenConfirm.module_id);
    expect(await screen.findByText('Please complete two pieces of training first.')).toBeTruthy();
    const path = await screen.findByRole('region', { name: 'The way there' });
    await waitFor(() =>
      expect(within(path).getAllByRole('listitem').at(-1)?.textContent).toBe('Local decontamination auditYou are here'),
    );
    expect(within(path).getByRole('link', { name: 'Continue' }).getAttribute('href')).toMatch(/^\/modules\/70[56]$/);
  });

  /** Has the item that comes first wait for another one. */
  const openWaiting = async (source_entity_id: number) => {
    const door = await openDoor();
    await door.backend.write(async (db) => {
      await db.tables.dependencies.insert({
        id: 999,
        reason: 'Of this test.',
        organisation_id: 1,
        target_entity_id: moduleDueSoon.entity_id,
        source_entity_id,
      });
      await db.tables.user_entities.remove(linkInTheSameTab.entity_id * 100 + amaraOsei.id);
    });
    await openModule(door, moduleWithAPrerequisite.module_id);
    expect(await screen.findByText(`Please complete ${moduleDueSoon.title} first.`)).toBeTruthy();
  };

  test('two that wait for each other: it says so, and who can change that', async () => {
    await openWaiting(moduleWithAPrerequisite.entity_id);
    expect((await screen.findByRole('list', { name: 'What stands in the way' })).textContent).toMatch(
      / wait for each other\. Your training administrator can change that\.$/,
    );
  });

  test('what comes first waits for something that is not assigned: the way begins there', async () => {
    await openWaiting(linkInTheSameTab.entity_id);
    const path = await screen.findByRole('region', { name: 'The way there' });
    expect((await within(path).findByRole('link', { name: linkInTheSameTab.title })).getAttribute('href')).toBe(
      `/modules/${linkInTheSameTab.module_id}`,
    );
  });

  test('M-24: a due date that has passed is said beside the lock, as on the card', async () => {
    const door = await openDoor();
    await door.backend.write((db) =>
      db.tables.user_entities.update(moduleWithAPrerequisite.entity_id * 100 + amaraOsei.id, {
        status: 'overdue',
        due_at: Date.UTC(2026, 1, 12) / 1000,
      }),
    );
    await openModule(door, moduleWithAPrerequisite.module_id);
    expect(await screen.findByText("Overdue since 12th Feb '26")).toBeTruthy();
    expect(screen.getByText('Locked')).toBeTruthy();
    expect(screen.queryByText('Pending')).toBeNull();
  });

  test('M-33: the head tells how long it takes, when it is due and from when that counts, and its tags', async () => {
    const { door, unmount } = await open(evidenceByTheOrganisation.module_id);
    expect(await screen.findByText('20 hours')).toBeTruthy();
    expect(screen.getByText(/^Due .*, 100 days after it was assigned$/)).toBeTruthy();
    unmount();
    await openModule(door, documentInProgress.module_id);
    const labels = await screen.findByRole('list', { name: 'Labels' });
    expect(
      within(labels)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['decontamination', 'HTM 01-05']);
    expect(screen.queryByText(/^Due /)).toBeNull();
  });

  test('one named item first', async () => {
    await open(moduleWithAPrerequisite.module_id);
    expect(await screen.findByText('Please complete Water lines and legionella first.')).toBeTruthy();
    expect(await screen.findByText('This module opens the moment it is done.')).toBeTruthy();
  });
});

const CONFIRM = 'I have read and understood the document';

describe('N-09, N-10, N-11: a document to confirm', () => {
  test('[V] the button confirms, and the page says completed without a reload', async () => {
    const { door } = await open(documentInProgress.module_id);
    await userEvent.click(await screen.findByRole('button', { name: CONFIRM }));
    expect(await screen.findByText("Completed 2nd Mar '26")).toBeTruthy();
    expect(screen.queryByRole('button', { name: CONFIRM })).toBeNull();
    expect(await heardCalls(door, 'confirmModule')).toEqual([{ organisation_id: 1, confirmed: true }]);
  });

  test('a confirmation that did not arrive says so, and can be tried again', async () => {
    const { door } = await open(documentInProgress.module_id);
    await door.demo.faults.set([{ call: 'confirmModule', status: 500, times: 1 }]);
    await userEvent.click(await screen.findByRole('button', { name: CONFIRM }));
    expect(await screen.findByText('Your confirmation did not arrive. Please try again.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: CONFIRM }));
    expect(await screen.findByText("Completed 2nd Mar '26")).toBeTruthy();
  });

  test('N-10: with download only, the button appears after the download', async () => {
    const door = await openDoor();
    await door.backend.write((db) =>
      db.tables.modules.update(plainDocument.module_id, {
        properties: { download_only: true, confirm_understanding: true },
      }),
    );
    await door.backend.write((db) => db.tables.user_entities.update(1_070_411, { status: 'pending' }));
    await openModule(door, plainDocument.module_id);
    expect(
      await screen.findByText('Download the document first. Then you can confirm that you have read it.'),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: CONFIRM })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Download the document' }));
    expect(await screen.findByRole('button', { name: CONFIRM })).toBeTruthy();

    // L-24: a reload asks for no second download; another document does.
    cleanup();
    await openModule(door, plainDocument.module_id);
    expect(await screen.findByRole('button', { name: CONFIRM })).toBeTruthy();
    cleanup();
    await door.backend.write((db) => db.tables.modules.update(plainDocument.module_id, { file_id: backsDocument.id }));
    await openModule(door, plainDocument.module_id);
    await screen.findByRole('button', { name: 'Download the document' });
    expect(screen.queryByRole('button', { name: CONFIRM })).toBeNull();
  });
});

test('N-10: what is downloaded of completed training counts for nothing once it is started again', async () => {
  const door = await openDoor();
  await door.backend.write((db) =>
    db.tables.modules.update(plainDocument.module_id, {
      properties: { download_only: true, confirm_understanding: true },
    }),
  );
  await openModule(door, plainDocument.module_id);
  await userEvent.click(await screen.findByRole('button', { name: 'Download the document' }));
  await waitFor(() => expect(screen.queryByText('Downloading…')).toBeNull());
  cleanup();
  await door.backend.write((db) => db.tables.user_entities.update(1_070_411, { status: 'pending' }));
  await openModule(door, plainDocument.module_id);
  await screen.findByRole('button', { name: 'Download the document' });
  expect(screen.getByText('Download the document first. Then you can confirm that you have read it.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: CONFIRM })).toBeNull();
});

describe('N-02 to N-05, N-18, N-19: each type has its own panel', () => {
  test('N-04: a link in a new window, which tells the server that it was opened', async () => {
    const door = await openDoor();
    // The seeded one waits for training that waits for it.
    await door.backend.write((db) =>
      db.tables.modules.update(linkInTheSameTab.module_id, { properties: linkInANewWindow.properties }),
    );
    await openModule(door, linkInTheSameTab.module_id);
    const link = await screen.findByRole('link', { name: 'Open the link' });
    expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      'https://holders.example/guide',
      '_blank',
      'noopener',
    ]);
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await waitFor(async () => expect(await heardCalls(door, 'startModule')).toEqual([{ organisation_id: 1 }]));
    expect(await screen.findByText("Completed 2nd Mar '26")).toBeTruthy();
  });

  test('N-04: a link in the same tab', async () => {
    await open(linkInTheSameTab.module_id);
    expect((await screen.findByRole('link', { name: 'Open the link' })).getAttribute('target')).toBeNull();
  });

  test('an address that is none of the web is not followed', async () => {
    const door = await openDoor();
    await door.backend.write((db) =>
      db.tables.modules.update(linkInTheSameTab.module_id, { properties: { url: 'javascript:alert(1)' } }),
    );
    await openModule(door, linkInTheSameTab.module_id);
    expect(await screen.findByText(/There is no address in this module/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Open the link' })).toBeNull();
  });

  test('N-05, N-24: a package opens in the frame of the API after the start call, and cannot lead the page elsewhere', async () => {
    const { door, unmount } = await open(scormInProgress.module_id);
    expect(await screen.findByText('SCORM'), 'the word of its card').toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    const frame = screen.getByTitle(scormInProgress.title);
    expect(frame.getAttribute('src')).toMatch(/modules\/709\/view\?organisation_id=1$/);
    expect(frame.getAttribute('sandbox')).not.toMatch(/top-navigation/);
    expect(frame.getAttribute('sandbox'), 'packages ask with `confirm` whether to go on where they were left').toMatch(
      /allow-modals/,
    );
    await waitFor(async () => expect(await heardCalls(door, 'startModule')).toHaveLength(1));
    expect(unsentWork()?.backLabel, 'J-02: a session that ends is renewed over it').toBe('Back to the package');
    unmount();
    expect(unsentWork()).toBeNull();
  });

  /** The video of the module once the browser knows how long it is: six seconds. */
  const film = async (): Promise<HTMLVideoElement> => {
    const video = await screen.findByLabelText<HTMLVideoElement>(moduleDueSoon.title);
    vi.spyOn(video, 'duration', 'get').mockReturnValue(6);
    video.dispatchEvent(new Event('loadedmetadata'));
    return video;
  };

  test('N-19: a video goes on where it was left, and says so where it cannot be played', async () => {
    const { unmount, door } = await open(moduleDueSoon.module_id);
    const video = await film();
    video.currentTime = 3;
    video.dispatchEvent(new Event('pause'));
    unmount();
    await openModule(door, moduleDueSoon.module_id);
    const again = await film();
    expect(again.currentTime).toBe(3);
    again.dispatchEvent(new Event('error'));
    expect(await screen.findByText('Sorry, this video could not be played.')).toBeTruthy();
  });

  test('N-19: where a video was left is kept though the server lets nobody jump in it', async () => {
    const { unmount, door } = await open(moduleDueSoon.module_id);
    const video = await film();
    video.currentTime = 3;
    video.dispatchEvent(new Event('pause'));
    unmount();
    const second = await openModule(door, moduleDueSoon.module_id);
    const stuck = await film();
    // A film without parts stays at its beginning, and the browser says so.
    stuck.currentTime = 0;
    stuck.dispatchEvent(new Event('timeupdate'));
    second.unmount();
    await openModule(door, moduleDueSoon.module_id);
    expect((await film()).currentTime).toBe(3);
  });

  test('N-18: other training says that it is done elsewhere', async () => {
    await open(externalWithEvidence.module_id);
    expect(await screen.findByText(/completed outside of this portal/)).toBeTruthy();
  });

  test('N-20: the exams that belong to it', async () => {
    await open(plainDocument.module_id);
    await screen.findByRole('heading', { name: 'Assessments' });
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      expect.arrayContaining(['/assessments/508', '/assessments/515']),
    );
  });
});

describe('N-14, N-21, N-23: restarting', () => {
  test('a dialog says what it takes back; afterwards it starts anew', async () => {
    const { door } = await open(moduleExpiringSoon.module_id);
    await userEvent.click(await screen.findByRole('button', { name: 'Restart this module' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Restart this module?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(await heardCalls(door, 'resetUserModules')).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Restart this module' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Restart' }));
    expect(await screen.findByText('Pending')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Restart this module' })).toBeNull();
  });

  test('an open package is closed before its module is restarted, so that it stores nothing afterwards', async () => {
    await open(scormModule.module_id);
    await userEvent.click(within(await screen.findByRole('region', { name: 'The package' })).getByRole('button'));
    expect(screen.getByTitle(scormModule.title)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Restart this module' }));
    await screen.findByRole('alertdialog', { name: 'Restart this module?' });
    expect(screen.queryByTitle(scormModule.title)).toBeNull();
  });

  test('a restart that did not arrive says so', async () => {
    const { door } = await open(moduleExpiringSoon.module_id);
    await door.demo.faults.set([{ call: 'resetUserModules', status: 500, times: 1 }]);
    await userEvent.click(await screen.findByRole('button', { name: 'Restart this module' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Restart' }));
    expect(await screen.findByText('The module could not be restarted. Please try again.')).toBeTruthy();
  });
});

describe('N-12: viewing time', () => {
  test.each([
    [
      'is reported when the page is left',
      documentInProgress.module_id,
      {},
      [{ organisation_id: 1, data: { type: 'module', typeId: documentInProgress.module_id, viewTime: 3 } }],
    ],
    ['not of a module that waits for other training', moduleWithAPrerequisite.module_id, {}, []],
    ['not while somebody views as the learner', documentInProgress.module_id, { impersonated: true }, []],
  ] as const)('%s', async (_, id, profile, reports) => {
    let at = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => at);
    const { door, unmount } = await open(id, { profile });
    await heading();
    at = 3200;
    unmount();
    await waitFor(async () => expect(await heardCalls(door, 'recordAnalytics')).toEqual(reports));
    vi.restoreAllMocks();
  });
});

describe('L-04, N-19: a film', () => {
  /** The film of the page at this second, after this event. */
  const film = async (): Promise<(event: string, currentTime: number, rest?: object) => void> => {
    const video = await screen.findByLabelText(moduleDueSoon.title);
    return (event, currentTime, rest = {}) => {
      for (const [key, value] of Object.entries({ currentTime, paused: false, ended: false, ...rest }))
        Object.defineProperty(video, key, { value, configurable: true });
      fireEvent(video, new Event(event));
    };
  };
  const reported = async (door: InProcess) =>
    ((await heardCalls(door, 'recordAnalytics')) as { readonly data: { readonly viewTime: number } }[]).map(
      ({ data }) => data.viewTime,
    );

  test('is complete when it was watched, and its page says so; time on the page counts nothing', async () => {
    let at = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => at);
    const { door } = await open(moduleDueSoon.module_id);
    const event = await film();
    expect(screen.getByText('Complete when you have watched it.')).toBeTruthy();
    expect(screen.getByText('Pending')).toBeTruthy();
    at = 60_000;
    event('playing', 0);
    event('timeupdate', 1.5);
    event('seeking', 5, { seeking: true });
    event('timeupdate', 5, { seeking: false });
    event('timeupdate', 6);
    event('pause', 6, { paused: true });
    await waitFor(async () => expect(await reported(door)).toEqual([2]));
    expect(screen.getByText('In progress')).toBeTruthy();
    event('playing', 0);
    event('timeupdate', 2);
    event('timeupdate', 3.6);
    event('pause', 3.6, { paused: true, ended: true });
    await waitFor(async () => expect(await reported(door)).toEqual([2, 4]));
    vi.restoreAllMocks();
  });
});

test('A-26: an unknown module is the not-found page; J-11: any other failure says so and can be tried again', async () => {
  const { unmount } = await open(999_999);
  expect(await screen.findByText(/^Caught/)).toBeTruthy();
  unmount();
  const door = await openDoor();
  await door.demo.faults.set([{ call: 'getModule', status: 500, times: 1 }]);
  const { failures } = await openModule(door, documentInProgress.module_id);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect((await heading()).textContent).toBe(documentInProgress.title);
  expect(failures.map(({ treatment }) => treatment)).toEqual(['silent']);
});
