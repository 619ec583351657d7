// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { Opened } from '#api/testing/open-page.tsx';
import { keys } from '#api/queries/keys.ts';
import { evidenceByTheOrganisation, externalWithEvidence } from '#fixtures/library/modules.ts';
import type { InProcess } from '#mocks/in-process.ts';
import { evidence, type EvidenceBuilder } from '#mocks/scenarios/traits/evidence.ts';
import { heardCalls, openDoor, openModule, setUpModule } from '../testing/open-module.tsx';

setUpModule();

const REASON = 'Please send the page with the topics.';
const MESSAGE = 'Both sides, and the topics.';

interface Step {
  readonly step: string;
  readonly moduleId: number;
  /** What became of the evidence that was sent before. */
  readonly decided: (evidence: EvidenceBuilder) => EvidenceBuilder;
  /** What its person finds there, whatever happens. */
  readonly texts: readonly (string | RegExp)[];
  /** Whether a file and a message are there and not sent. */
  readonly isTyped: boolean;
}

const asSent = (one: EvidenceBuilder): EvidenceBuilder => one;
const rejected = (one: EvidenceBuilder): EvidenceBuilder => one.rejected(REASON);

const STEPS: readonly Step[] = [
  {
    step: 'typed and not sent',
    moduleId: evidenceByTheOrganisation.module_id,
    decided: asSent,
    texts: [],
    isTyped: true,
  },
  {
    step: 'sent and pending',
    moduleId: externalWithEvidence.module_id,
    decided: asSent,
    texts: ['In review'],
    isTyped: false,
  },
  {
    step: 'rejected with a reason',
    moduleId: externalWithEvidence.module_id,
    decided: rejected,
    texts: [/^Rejected/, REASON],
    isTyped: false,
  },
  {
    step: 'rejected and typed again',
    moduleId: externalWithEvidence.module_id,
    decided: rejected,
    texts: [/^Rejected/, REASON],
    isTyped: true,
  },
  {
    step: 'accepted with a score',
    moduleId: externalWithEvidence.module_id,
    decided: (one) => one.accepted(90),
    texts: [/^Accepted .+, 90%$/],
    isTyped: false,
  },
];

const file = () => screen.findByLabelText<HTMLInputElement>(/^(Your proof|Another file)$/, { selector: 'input' });
const message = () => screen.findByLabelText<HTMLTextAreaElement>('Message to the reviewer');
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send evidence' }));

const expectToSee = async ({ texts, isTyped }: Step): Promise<void> => {
  for (const text of texts) await screen.findByText(text);
  if (!isTyped) return;
  await waitFor(async () => expect((await message()).value).toBe(MESSAGE));
  expect(await screen.findByText('topics.pdf')).toBeTruthy();
};

const reach = async (at: Step): Promise<{ readonly door: InProcess; readonly opened: Opened }> => {
  const door = await openDoor();
  await door.backend.write((db) =>
    at.decided(evidence({ key: 'evidence-bls-amara' })).arrange({ db, nowMs: door.backend.nowMs() }),
  );
  const opened = await openModule(door, at.moduleId);
  if (at.isTyped) {
    await userEvent.upload(await file(), new File([new Uint8Array(1000)], 'topics.pdf', { type: 'application/pdf' }));
    await userEvent.type(await message(), MESSAGE);
    await screen.findByText('Uploaded');
  }
  await expectToSee(at);
  return { door, opened };
};

/** What was typed can still be sent, as it was typed and once. */
const sendIt = async (door: InProcess): Promise<void> => {
  await send();
  await screen.findByText('In review');
  expect((await heardCalls(door, 'sendEvidence')).at(-1)).toMatchObject({ message: MESSAGE });
};

describe.each(STEPS)('N-16, N-17: $step', (at) => {
  test('a reload loses nothing', async () => {
    const { door, opened } = await reach(at);
    opened.unmount();
    const again = await openModule(door, at.moduleId);
    await expectToSee(at);
    expect(again.failures).toEqual([]);
    if (at.isTyped) await sendIt(door);
  });

  test('J-02: a session that ended loses nothing, also where its person signs in later', async () => {
    const { door, opened } = await reach(at);
    const ask = () => act(() => opened.queries.invalidateQueries({ queryKey: keys.organisation(1) }));
    await door.demo.faults.set([{ call: '*', status: 401, times: 'always' }]);
    await (at.isTyped ? send() : ask());
    await waitFor(() => expect(opened.failures.map(({ status }) => status)).toContain(401));
    await expectToSee(at);
    await door.demo.faults.set([]);
    await ask();
    await expectToSee(at);
    if (at.isTyped) await sendIt(door);
  });
});
