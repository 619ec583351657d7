import { RecordingSection } from './RecordingSection.tsx';
import { ToursSection } from '../tours/ToursSection.tsx';

/** What plays by itself, and what can be recorded to be replayed. */
export function JournalPanel() {
  return (
    <div className="dk__p">
      <ToursSection />
      <RecordingSection />
    </div>
  );
}
