import { useState } from 'react';
import type { Demo, ScenarioSummary } from '#contracts/demo.ts';
import { plain, searchOf } from '#ui/format/search.ts';
import { ChoiceList } from '#ui/inputs/field/ChoiceList.tsx';
import { TextField } from '#ui/inputs/field/TextField.tsx';
import { useInstruments } from '../shell/instruments-context.ts';
import { useRead } from '../shell/use-read.ts';
import { areaTitle, scenarioTitle } from './scenario-text.ts';

const readScenarios = (demo: Demo) => demo.scenarios();

const labelOf = ({ name, description }: ScenarioSummary) => (
  <>
    <b>{scenarioTitle(name)}</b>
    <span className="meta">{description}</span>
  </>
);

/** Every situation that the demo can be put into, by area. */
export function ScenarioSection() {
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
