import { ClockSection } from './ClockSection.tsx';
import { PersonaSection } from './PersonaSection.tsx';
import { SituationSection } from './SituationSection.tsx';
import './panels.css';

/** Who is here, when, and in which situation. */
export function StagePanel() {
  return (
    <div className="dk__p">
      <PersonaSection />
      <ClockSection />
      <SituationSection />
    </div>
  );
}
