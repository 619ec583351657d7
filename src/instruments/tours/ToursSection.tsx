import { IconPlayerPlay } from '@tabler/icons-react';
import { Button } from '#ui/actions/button/Button.tsx';
import { useJournals, useRecording } from '../journal/journals-context.ts';
import { TOURS } from './tours.ts';

/** The product in about a minute each. */
export function ToursSection() {
  const { play } = useJournals();
  const { isOn } = useRecording();
  return (
    <section aria-labelledby="journal-tours">
      <h3 id="journal-tours">Tours</h3>
      <p className="meta">Each plays by itself, from a fresh world.</p>
      <ul className="tr">
        {TOURS.map(({ key, description, journal }) => (
          <li key={key}>
            <span>
              <b>{journal.title}</b> <span className="meta">{description}</span>
            </span>
            <Button
              variant="secondary"
              aria-label={`Play: ${journal.title}`}
              reason={isOn ? 'Something is being recorded.' : undefined}
              onClick={() => void play(journal, 'readable')}
            >
              <IconPlayerPlay className="ic ic--s" aria-hidden="true" />
              Play
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
