import { useState } from 'react';
import type { Demo, ScenarioSummary } from '#contracts/demo.ts';
import { Disclosure } from '../shell/Disclosure.tsx';
import { plain, searchOf } from '#ui/format/search.ts';
import { ChoiceList } from '#ui/inputs/field/ChoiceList.tsx';
import { TextField } from '#ui/inputs/field/TextField.tsx';
import { useInstruments } from '../shell/instruments-context.ts';
import { useRead } from '../shell/use-read.ts';
import { areaTitle, scenarioTitle } from './scenario-text.ts';
import { SITUATIONS, type Situation } from './situations.ts';

const readScenarios = (demo: Demo) => demo.scenarios();

const labelOf = ({ name, description }: ScenarioSummary) => (
  <>
    <b>{scenarioTitle(name)}</b>
    <span className="meta">{description}</span>
  </>
);

/** Every scenario that the demo has, by area: what the contract's tests are about, and large worlds. */
function AllScenarios() {
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
    <>
      <p className="meta">What developers and the tests of the contract name, one for each answer of the server.</p>
      <TextField
        type="search"
        label="Search situations"
        labelHidden
        placeholder="Search situations"
        value={search}
        onChange={setSearch}
      />
      {scenarios.length > 0 && found.length === 0 && <p className="meta">No situation has these words.</p>}
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
    </>
  );
}

/** The situations that are shown most, and behind them every scenario there is. */
export function SituationSection() {
  const { seats, act } = useInstruments();
  const begin = ({ title, scenario, persona, path, faults = [] }: Situation): Promise<void> =>
    act(async (demo) => {
      await seats.beginAnew(async () => {
        await demo.scenario(scenario);
        if (persona !== null) await demo.as(persona);
        if (faults.length > 0) await demo.faults.add(faults);
      }, path);
      return `${title}: begun anew.`;
    });
  return (
    <section aria-labelledby="stage-scenario">
      <h3 id="stage-scenario">Situations</h3>
      <p className="meta">Choosing one begins anew: all data, on today’s date.</p>
      <ul className="dk__situations">
        {SITUATIONS.map((situation) => (
          <li key={situation.title}>
            <button type="button" className="dk__situation" onClick={() => void begin(situation)}>
              <b>{situation.title}</b>
              <span className="meta">{situation.description}</span>
            </button>
          </li>
        ))}
      </ul>
      <Disclosure title="More situations">
        <AllScenarios />
      </Disclosure>
    </section>
  );
}
