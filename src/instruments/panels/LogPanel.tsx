import { useState } from 'react';
import type { Demo, LoggedCall } from '#contracts/demo.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { plain, searchOf } from '#ui/format/search.ts';
import { TextField } from '#ui/inputs/field/TextField.tsx';
import { useInstruments } from '../shell/instruments-context.ts';
import { usePolled } from '../shell/use-polled.ts';
import { LogTable } from './LogTable.tsx';
import { searchTextOf } from './log-text.ts';
import './log.css';
import './panels.css';

const LOOK_MS = 1000;
const MOST_ROWS = 150;
const readLog = (demo: Demo) => demo.log();

/** A call by when it came and what it was: the log has no ids, and grows at its end. */
const keyOf = ({ at, call, path }: LoggedCall, position: number): string => `${position} ${at} ${call} ${path}`;

/** Every call that reached the backend, newest first; each can be opened in full. */
export function LogPanel() {
  const { product } = useInstruments();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const { value } = usePolled(product, readLog, LOOK_MS);
  const isFound = searchOf(search);
  const rows = (value ?? [])
    .map((call, position) => ({ key: keyOf(call, position), call }))
    .filter(({ call }) => isFound(plain(searchTextOf(call))));
  return (
    <div className="dk__p">
      <section aria-labelledby="log-requests">
        <h3 id="log-requests">Requests</h3>
        <div className="dk__two">
          <TextField
            type="search"
            label="Filter"
            labelHidden
            placeholder="Path, status or rule"
            value={search}
            onChange={setSearch}
          />
          <Button variant="quiet" onClick={() => setSearch('')}>
            Clear
          </Button>
        </div>
        {rows.length === 0 ? (
          <p className="meta">{search === '' ? 'No call has reached the backend yet.' : 'No call has these words.'}</p>
        ) : (
          <LogTable rows={rows.slice(-MOST_ROWS).toReversed()} chosen={chosen} onChoose={setChosen} />
        )}
      </section>
    </div>
  );
}
