// @vitest-environment jsdom
import { readFile } from 'node:fs/promises';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pageFrame } from '../testing/page-frame.ts';
import { readJournal, type Journal } from './journal.ts';
import { createPlayer } from './player.ts';
import { playwrightText } from './playwright-text.ts';
import { recordedFrame } from './recorded-frame.ts';
import { createRecorder, FINISHED_AS, STORED_AS } from './recorder.ts';

const TOM = 'tom.whitfield@demo.example';

/** A small product: signing in with a code, then a question; its button says what came of it. */
const show = (page: Document, path: string): void => {
  if (path.startsWith('/question')) {
    page.body.innerHTML =
      '<h1>Question</h1><fieldset><label><input type="radio" name="q"> Yes</label><label><input type="radio" name="q"> No</label></fieldset><label>Why <textarea></textarea></label><select aria-label="Place"><option>Leeds</option><option>York</option></select><button>Keep</button><button>Keep</button><p role="status"></p>';
    for (const [position, button] of page.querySelectorAll('button').entries()) {
      button.addEventListener('click', () => {
        const { checked } = page.querySelectorAll('input')[1] as HTMLInputElement;
        (page.querySelector('[role=status]') as Element).textContent =
          `Kept ${checked ? 'No' : 'Yes'}, ${page.querySelector('textarea')?.value ?? ''}, ${page.querySelector('select')?.value ?? ''}, by ${position + 1}`;
      });
    }
    return;
  }
  page.body.innerHTML =
    '<h1>Sign in</h1><label>Email address <input type="email" autocomplete="username"></label><label>Password <input type="password" autocomplete="current-password"></label><label>Six-digit code <input autocomplete="one-time-code"></label><label>Card <input autocomplete="cc-number"></label><button>Sign in</button><p role="alert"></p>';
  page.querySelector('button')?.addEventListener('click', () => {
    const typed = [...page.querySelectorAll('input')].map(({ value }) => value);
    (page.querySelector('[role=alert]') as Element).textContent = `You typed ${typed.join(' and ')}`;
    (page.querySelector('h1') as Element).textContent = 'Signed in';
  });
};

const field = (page: Document, label: string): HTMLInputElement =>
  [...page.querySelectorAll('label')].find(({ textContent }) => textContent.trim().startsWith(label))
    ?.control as HTMLInputElement;

/** Somebody answers the question, as a journal. */
const recordAnswer = async () => {
  const there = pageFrame(show);
  const recorder = createRecorder(there.frame);
  await recorder.start('An answer');
  const frame = recordedFrame(there.frame, recorder.note);
  frame.open('/question');
  const page = there.pageDocument();
  const user = userEvent.setup({ document: page, pointerEventsCheck: 0 });
  await user.click(field(page, 'No'));
  await user.type(field(page, 'Why'), 'Because');
  await user.selectOptions(page.querySelector('select') as Element, 'York');
  await user.click(page.querySelectorAll('button')[1] as Element);
  // It hides the demo desk, and is no step of the product.
  await user.keyboard('d');
  recorder.stop();
  return { ...there, recorder, journal: recorder.recording().journal as Journal };
};

beforeEach(() => sessionStorage.clear());
afterEach(() => (document.body.innerHTML = ''));

describe('recording', () => {
  test('each step is described by role and name, a text is one step, and what was seen stands at the step that led to it', async () => {
    const { journal } = await recordAnswer();
    expect(journal.begins).toMatch(/^\/.*\?.*demo-clock=/);
    expect([journal.seen, journal.steps]).toEqual([
      { heading: 'Sign in' },
      [
        { kind: 'go', path: '/question', seen: { heading: 'Question' } },
        { kind: 'check', target: { by: 'role', role: 'radio', name: 'No' }, isChecked: true },
        { kind: 'type', target: { by: 'role', role: 'textbox', name: 'Why' }, value: 'Because' },
        { kind: 'choose', target: { by: 'role', role: 'combobox', name: 'Place' }, option: 'York' },
        {
          kind: 'press',
          target: { by: 'role', role: 'button', name: 'Keep', nth: 1 },
          seen: { statuses: ['Kept No, Because, York, by 2'] },
        },
      ],
    ]);
  });

  test('what the demo desk does is recorded, too; what it asks is not', async () => {
    const there = pageFrame(show);
    const recorder = createRecorder(there.frame);
    const frame = recordedFrame(there.frame, recorder.note);
    await (await frame.demo()).as(TOM);
    await recorder.start('By the demo desk');
    const demo = await frame.demo();
    await demo.faults.add([{ call: 'getMe', status: 500 }]);
    await demo.clock.advance('1d');
    await demo.status();
    frame.reload();
    recorder.stop();
    await demo.faults.clear();
    const { journal } = recorder.recording();
    expect(journal?.begins).toContain(`demo-persona=${encodeURIComponent(TOM)}`);
    expect(journal?.steps).toEqual([
      { kind: 'demo', verb: 'faults.add', args: [[{ call: 'getMe', status: 500 }]] },
      { kind: 'demo', verb: 'clock.advance', args: ['1d'] },
      { kind: 'reload' },
    ]);
  });

  test('no password, code, card or token stands in it, wherever it comes up again', async () => {
    const there = pageFrame(show);
    const recorder = createRecorder(there.frame);
    await recorder.start('Signing in with a code');
    const page = there.pageDocument();
    const user = userEvent.setup({ document: page, pointerEventsCheck: 0 });
    const secrets = { Password: 'waymark-demo', 'Six-digit code': '123456', Card: '4000000000009995' };
    await user.type(field(page, 'Email'), TOM);
    for (const [label, text] of Object.entries(secrets)) await user.type(field(page, label), text);
    await user.tab();
    await user.click(page.querySelector('button') as Element);
    recordedFrame(there.frame, recorder.note).open('/reset-password/a-token-of-tom?token=another-token');
    recorder.stop();
    const { journal } = recorder.recording();
    const written = JSON.stringify([journal, sessionStorage.getItem(STORED_AS), sessionStorage.getItem(FINISHED_AS)]);
    for (const secret of [...Object.values(secrets), 'a-token-of-tom', 'another-token'])
      expect(written).not.toContain(secret);
    expect(journal?.steps.slice(1, 4).map((step) => step.kind === 'type' && step.value)).toEqual(
      ['password', 'code', 'cc-number'].map((secret) => ({ secret, email: TOM })),
    );
    expect(journal?.steps[4]).toMatchObject({
      seen: { heading: 'Signed in', alerts: [`You typed ${TOM} and [hidden] and [hidden] and [hidden]`] },
    });
  });

  test('it goes on after the demo desk was loaded again, and a full or denied storage does not end it', async () => {
    const there = pageFrame(show);
    await createRecorder(there.frame).start('Interrupted');
    const again = createRecorder(there.frame);
    const leave = again.connect();
    again.note({ kind: 'reload' });
    expect(again.recording()).toMatchObject({
      isOn: true,
      journal: { title: 'Interrupted', steps: [{ kind: 'reload' }] },
    });
    leave();
    const stored = Object.getOwnPropertyDescriptor(window, 'sessionStorage') as PropertyDescriptor;
    Object.defineProperty(window, 'sessionStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    again.note({ kind: 'reload' });
    Object.defineProperty(window, 'sessionStorage', stored);
    expect(again.recording().journal?.steps).toHaveLength(2);
  });
});

describe('replaying', () => {
  test('the same steps lead to the same, from a fresh world', async () => {
    const { journal } = await recordAnswer();
    const there = pageFrame(show);
    const player = createPlayer({ frame: there.frame });
    expect(await player.play(journal, 'none')).toEqual({ kind: 'done' });
    expect(there.opened).toEqual([journal.begins, '/question']);
    expect(there.pageDocument().querySelector('[role=status]')?.textContent).toBe('Kept No, Because, York, by 2');
  });

  test('a label that has changed is named in a sentence, and so is what was to be seen', async () => {
    const { journal } = await recordAnswer();
    const { frame } = pageFrame(show);
    const player = createPlayer({ frame, withinMs: 0 });
    const changed = readJournal(JSON.stringify(journal).replace('"Why"', '"Reason"'));
    expect(await player.play(changed, 'none')).toEqual({
      kind: 'failed',
      reason: 'Step 3, Type “Because” into the field “Reason”: There is no field “Reason” on the page.',
    });
    const seen = readJournal(JSON.stringify(journal).replace('Kept No', 'Stored No'));
    expect(await player.play(seen, 'none')).toMatchObject({
      kind: 'failed',
      reason: expect.stringContaining('“Stored No, Because, York, by 2” does not come.') as unknown,
    });
  });

  test('it is paused, done step by step, and stopped', async () => {
    const { journal } = await recordAnswer();
    const { frame, opened } = pageFrame(show);
    const player = createPlayer({ frame });
    const ending = player.play(journal, 'none');
    player.pause();
    await expect.poll(() => player.playing()).toMatchObject({ done: 0, isPaused: true, sentence: 'Go to /question' });
    expect(opened).toHaveLength(1);
    player.step();
    await expect.poll(() => player.playing()).toMatchObject({ done: 1, sentence: 'Choose the option “No”' });
    expect(opened).toHaveLength(2);
    player.stop();
    expect(await ending).toEqual({ kind: 'stopped' });
    expect(player.playing()).toBeNull();
  });

  test('passwords and codes come from the demo', async () => {
    const there = pageFrame(show);
    const code = await there.demo.totp(TOM);
    const type = (name: string, secret: 'password' | 'code', by: 'label' | 'role') => ({
      kind: 'type',
      target: by === 'label' ? { by, name } : { by, role: 'textbox', name },
      value: { secret, email: TOM },
    });
    const journal = readJournal(
      JSON.stringify({
        version: 1,
        title: 'x',
        begins: '/login',
        steps: [type('Password', 'password', 'label'), type('Six-digit code', 'code', 'role')],
      }),
    );
    expect(await createPlayer({ frame: there.frame }).play(journal, 'none')).toEqual({ kind: 'done' });
    expect([
      field(there.pageDocument(), 'Password').value,
      field(there.pageDocument(), 'Six-digit code').value,
    ]).toEqual(['waymark-demo', code]);
  });
});

describe('a file', () => {
  test('the journal of a learner’s assessment makes the test that stands beside it', async () => {
    const text = await readFile('e2e/demo/learners-assessment.journal.json', 'utf8');
    await expect(playwrightText(readJournal(text))).toMatchFileSnapshot('../../../e2e/demo/recorded-assessment.e2e.ts');
  });

  test.each([
    ['no JSON', 'This is not a journal: it is no JSON.'],
    ['{"steps":[]}', 'This is not a journal: “version” is missing or wrong.'],
    ['{"version":7,"steps":[]}', 'This journal has version 7; version 1 can be replayed. Record it again.'],
    [
      '{"version":1,"title":"x","begins":"https://elsewhere.example","steps":[]}',
      'This is not a journal: “begins” is missing or wrong.',
    ],
    [
      '{"version":1,"title":"x","begins":"/login","steps":[{"kind":"go","path":"//elsewhere.example/"}]}',
      'This is not a journal: step 1 is not one that this demo desk knows.',
    ],
    [
      '{"version":1,"title":"x","begins":"/login","steps":[{"kind":"reload"},{"kind":"dance"}]}',
      'This is not a journal: step 2 is not one that this demo desk knows.',
    ],
  ])('%s is refused in words', (text, reason) => {
    expect(() => readJournal(text)).toThrow(reason);
  });

  test('a secret that the demo does not know makes no test', () => {
    const journal: Journal = {
      version: 1,
      title: 'x',
      begins: '/login',
      steps: [
        { kind: 'type', target: { by: 'label', name: 'Recovery code' }, value: { secret: 'unknown', email: null } },
      ],
    };
    expect(() => playwrightText(journal)).toThrow('it leaves out a secret that the demo does not know');
  });
});
