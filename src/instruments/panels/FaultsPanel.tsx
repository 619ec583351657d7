import { EventsSection } from './EventsSection.tsx';
import { FaultsSection } from './FaultsSection.tsx';
import './panels.css';

/** What goes wrong, and what arrives by itself. */
export function FaultsPanel() {
  return (
    <div className="dk__p">
      <FaultsSection />
      <EventsSection />
    </div>
  );
}
