import { ClockSection } from './ClockSection.tsx';
import { PersonaSection } from './PersonaSection.tsx';
import { ScenarioSection } from './ScenarioSection.tsx';
import './panels.css';

/** Who is here, when, and in which situation. */
export function StagePanel() {
  return (
    <div className="dk__p">
      <PersonaSection />
      <ClockSection />
      <ScenarioSection />
    </div>
  );
}
