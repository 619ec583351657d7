import { IconColumns2 } from '@tabler/icons-react';
import { useState } from 'react';
import type { Demo, Persona, ScenarioSummary } from '#contracts/demo.ts';
import { ClockSection } from './ClockSection.tsx';
import { Button } from '#ui/actions/button/Button.tsx';
import { useInstruments } from '../shell/instruments-context.ts';
import { useRead } from '../shell/use-read.ts';
import type { ProductFrame } from '../product/product-frame.ts';
import { usePolled } from '../shell/use-polled.ts';
import { PersonaField } from './PersonaField.tsx';
import { plain, searchOf } from '#ui/format/search.ts';
import { ChoiceList } from '#ui/inputs/field/ChoiceList.tsx';
import { TextField } from '#ui/inputs/field/TextField.tsx';
import { areaTitle, scenarioTitle } from './scenario-text.ts';
import './panels.css';

/** The name of a person of the demo; the address itself where it is somebody else's. */
const personaName = (personas: readonly Persona[], email: string): string =>
  personas.find((persona) => persona.email === email)?.name ?? email;

const NOBODY_BESIDE = 'Nobody sits beside.';

/** What came of signing somebody in beside; `isOpen` is false where the second frame was closed meanwhile. */
const besideText = (personas: readonly Persona[], email: string, isOpen: boolean): string =>
  isOpen ? `${personaName(personas, email)} sits beside.` : NOBODY_BESIDE;

const LOOK_MS = 1000;
const readStatus = (demo: Demo) => demo.status();

/** Who sits beside, and who may instead. */
function PersonaBeside({ frame, personas }: { frame: ProductFrame; personas: readonly Persona[] }) {
  const { seats, act } = useInstruments();
  const { value, again } = usePolled(frame, readStatus, LOOK_MS);
  const choose = async (email: string): Promise<void> => {
    await act(async () => besideText(personas, email, await seats.enterBeside(email)));
    again();
  };
  return (
    <>
      <PersonaField
        label="Persona beside"
        personas={personas}
        person={value?.person ?? null}
        onChoose={(email) => void choose(email)}
      />
      <p className="meta">Both share one world: what one decides reaches the other as an event.</p>
    </>
  );
}

/** Whoever decides about a learner's work sits beside, unless they are here already. */
const REVIEWER = 'priya.nair@demo.example';
const LEARNER = 'amara.osei@demo.example';

const readPersonas = (demo: Demo) => demo.personas();

/** Signs in as another person of the demo with one press, here or beside. */
function PersonaSection() {
  const { product, seats, status, act, report } = useInstruments();
  const [isOpening, setOpening] = useState(false);
  const personas = useRead(product, readPersonas) ?? [];
  const choose = (email: string): Promise<void> =>
    act(async (demo) => {
      await demo.as(email);
      product.open('/');
      return `Signed in as ${personaName(personas, email)}.`;
    });
  const { beside } = seats;
  const sitBeside = async (): Promise<void> => {
    setOpening(true);
    await act(async () => {
      const email = status?.person === REVIEWER ? LEARNER : REVIEWER;
      return besideText(personas, email, await seats.sitBeside(email));
    });
    setOpening(false);
  };
  const leaveBeside = (): void => {
    seats.leaveBeside();
    report({ kind: 'done', text: NOBODY_BESIDE });
  };
  return (
    <section aria-labelledby="stage-persona">
      <h3 id="stage-persona">Persona</h3>
      <div className="dk__two">
        <PersonaField
          label="Persona"
          personas={personas}
          person={status?.person ?? null}
          onChoose={(email) => void choose(email)}
        />
        <Button
          variant="secondary"
          aria-pressed={beside !== null}
          busy={isOpening}
          onClick={() => (beside === null ? void sitBeside() : leaveBeside())}
        >
          <IconColumns2 className="ic ic--s" aria-hidden="true" />
          Side by side
        </Button>
      </div>
      {beside === null ? (
        <p className="meta">Side by side opens the same world as somebody else: what one does reaches the other.</p>
      ) : (
        <PersonaBeside frame={beside} personas={personas} />
      )}
    </section>
  );
}

const readScenarios = (demo: Demo) => demo.scenarios();

const labelOf = ({ name, description }: ScenarioSummary) => (
  <>
    <b>{scenarioTitle(name)}</b>
    <span className="meta">{description}</span>
  </>
);

/** Every situation that the demo can be put into, by area. */
function ScenarioSection() {
  const { product, seats, status, act } = useInstruments();
  const [search, setSearch] = useState('');
  const scenarios = useRead(product, readScenarios) ?? [];
  const isFound = searchOf(search);
  const found = scenarios.filter(({ name, description, area }) =>
    isFound(plain(`${scenarioTitle(name)} ${description} ${areaTitle(area)}`)),
  );
  const areas = [...new Set(found.map(({ area }) => area))];
  const choose = (name: string): Promise<void> =>
    act(async (demo) => {
      await seats.beginAnew(() => demo.scenario(name));
      return `${scenarioTitle(name)}: begun anew.`;
    });
  return (
    <section aria-labelledby="stage-scenario">
      <h3 id="stage-scenario">Scenario</h3>
      <p className="meta">Choosing one begins anew: all data, on today’s date.</p>
      <TextField
        type="search"
        label="Search scenarios"
        labelHidden
        placeholder="Search scenarios"
        value={search}
        onChange={setSearch}
      />
      {scenarios.length > 0 && found.length === 0 && <p className="meta">No scenario has these words.</p>}
      {areas.map((area) => (
        <ChoiceList
          key={area}
          legend={areaTitle(area)}
          legendClassName="dk__legend"
          name="scenario"
          className="dk__choices"
          options={found
            .filter((scenario) => scenario.area === area)
            .map((scenario) => ({ value: scenario.name, label: labelOf(scenario) }))}
          value={status === null ? [] : [status.scenario]}
          onChange={([name]) => {
            if (name !== undefined) void choose(name);
          }}
        />
      ))}
    </section>
  );
}

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
