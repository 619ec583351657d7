import { IconDownload, IconRotateClockwise, IconUpload } from '@tabler/icons-react';
import { useId, useRef, type ChangeEvent } from 'react';
import { Button } from '#ui/actions/button/Button.tsx';
import { Key } from '#ui/actions/keys/Key.tsx';
import { saveBytes } from '#ui/actions/download/save-blob.ts';
import { useRecording } from '../journal/journals-context.ts';
import { useInstruments } from './instruments-context.ts';

const FILE = 'waymark-demo.json';

/** The demo's data as a whole: begun anew, saved to a file, taken from one. */
export function DataFoot() {
  const { seats, act } = useInstruments();
  const { isOn: isRecording } = useRecording();
  const file = useRef<HTMLInputElement>(null);
  const unrecorded = useId();
  const reset = (): Promise<void> =>
    act(async (demo) => {
      await seats.beginAnew(() => demo.reset());
      return 'The demo has begun anew.';
    });
  const save = (): Promise<void> =>
    act(async (demo) => {
      saveBytes(new Blob([await demo.db.export()], { type: 'application/json' }), FILE);
      return `Saved all data as ${FILE}.`;
    });
  const load = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [chosen] = target.files ?? [];
    if (chosen === undefined) return;
    await act(async (demo) => {
      await demo.db.import(await chosen.text(), true);
      await seats.reload();
      return `Took all data from ${chosen.name}.`;
    });
    // The same file may be chosen again.
    target.value = '';
  };
  return (
    <footer className={isRecording ? 'dk__f dk__f--noted' : 'dk__f'}>
      <Button variant="quiet" onClick={() => void reset()}>
        <IconRotateClockwise className="ic ic--s" aria-hidden="true" />
        Reset
      </Button>
      <Button variant="quiet" onClick={() => void save()}>
        <IconDownload className="ic ic--s" aria-hidden="true" />
        Export
      </Button>
      <Button
        variant="quiet"
        aria-describedby={isRecording ? unrecorded : undefined}
        onClick={() => file.current?.click()}
      >
        <IconUpload className="ic ic--s" aria-hidden="true" />
        Import
      </Button>
      <input
        ref={file}
        type="file"
        accept="application/json,.json"
        aria-label="File of an export"
        hidden
        onChange={(event) => void load(event)}
      />
      <span className="meta dk__key">
        <Key>D</Key> hides the desk
      </span>
      {isRecording && (
        <p id={unrecorded} className="meta dk__unrecorded">
          An import is not part of the recording.
        </p>
      )}
    </footer>
  );
}
