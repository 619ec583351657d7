import { IconPlayerPlay, IconPlayerRecord, IconPlayerStop, IconUpload } from '@tabler/icons-react';
import { useRef, type ChangeEvent } from 'react';
import { Button } from '#ui/actions/button/Button.tsx';
import { saveBytes } from '#ui/actions/download/save-blob.ts';
import { plural } from '#ui/format/counts.ts';
import { useInstruments } from '../shell/instruments-context.ts';
import type { Journal } from './journal.ts';
import { usePlaying, useJournals, useRecording } from './journals-context.ts';
import { playwrightText } from './playwright-text.ts';
import { stepText } from './step-text.ts';

const TITLE = 'A recorded session';
const save = (text: string, type: string, name: string): void => saveBytes(new Blob([text], { type }), name);

/** Records what is done with the product, lists it as it comes, replays it, and saves it as a journal or as a test. */
export function RecordingSection() {
  const { act } = useInstruments();
  const { recorder, play } = useJournals();
  const { journal, isOn } = useRecording();
  const isPlaying = usePlaying() !== null;
  const file = useRef<HTMLInputElement>(null);
  const record = useRef<HTMLButtonElement>(null);
  const start = (): Promise<void> =>
    act(async () => {
      await recorder.start(TITLE);
      return 'Recording, from a fresh world.';
    });
  const stop = (): Promise<void> =>
    act(() => {
      recorder.stop();
      return Promise.resolve('The recording has ended.');
    });
  const discard = (): Promise<void> =>
    act(() => {
      recorder.discard();
      // The button goes, and the focus with it.
      record.current?.focus();
      return Promise.resolve('The recording is discarded.');
    });
  const saveJournal = (recorded: Journal): Promise<void> =>
    act(() => {
      save(`${JSON.stringify(recorded, null, 2)}\n`, 'application/json', 'waymark-journal.json');
      return Promise.resolve('Saved the journal as waymark-journal.json.');
    });
  const saveTest = (recorded: Journal): Promise<void> =>
    act(() => {
      save(playwrightText(recorded), 'text/plain', 'recorded-session.e2e.ts');
      return Promise.resolve('Saved the test as recorded-session.e2e.ts: put it into e2e/demo/.');
    });
  const load = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [chosen] = target.files ?? [];
    if (chosen === undefined) return;
    await act(async () => {
      recorder.take(await chosen.text());
      return `Took the journal from ${chosen.name}.`;
    });
    // The same file may be chosen again.
    target.value = '';
  };
  return (
    <section aria-labelledby="journal-recording">
      <h3 id="journal-recording">Recording</h3>
      <p className="meta">
        It begins anew in the situation of now, as a link does. Passwords, codes and cards are left out.
      </p>
      <div className="dk__row">
        {isOn ? (
          <Button variant="secondary" onClick={() => void stop()}>
            <IconPlayerStop className="ic ic--s" aria-hidden="true" />
            Stop recording
          </Button>
        ) : (
          <Button
            ref={record}
            variant="secondary"
            reason={isPlaying ? 'Something is being replayed.' : undefined}
            onClick={() => void start()}
          >
            <IconPlayerRecord className="ic ic--s" aria-hidden="true" />
            Record
          </Button>
        )}
        {!isOn && (
          <Button variant="quiet" onClick={() => file.current?.click()}>
            <IconUpload className="ic ic--s" aria-hidden="true" />
            Open a journal
          </Button>
        )}
        <input
          ref={file}
          type="file"
          accept="application/json,.json"
          aria-label="File of a journal"
          hidden
          onChange={(event) => void load(event)}
        />
      </div>
      {journal !== null && (
        <>
          <h4>{`${journal.title}, ${plural(journal.steps.length, 'step')}`}</h4>
          <ol className="jn" aria-label="Steps">
            {journal.steps.map((step, position) => (
              <li key={position}>{stepText(step)}</li>
            ))}
          </ol>
          {!isOn && (
            <div className="dk__row">
              <Button variant="secondary" onClick={() => void play(journal, 'readable')}>
                <IconPlayerPlay className="ic ic--s" aria-hidden="true" />
                Replay
              </Button>
              <Button variant="quiet" onClick={() => void saveJournal(journal)}>
                Save journal
              </Button>
              <Button variant="quiet" onClick={() => void saveTest(journal)}>
                Save as test
              </Button>
              <Button variant="quiet" onClick={() => void discard()}>
                Discard
              </Button>
            </div>
          )}
        </>
      )}
    </section>
  );
}
