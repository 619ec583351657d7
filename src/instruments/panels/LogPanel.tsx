import { IconCopy } from '@tabler/icons-react';
import { Fragment, useState, type ReactNode } from 'react';
import type { Demo, LoggedCall } from '#contracts/demo.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { plain, searchOf } from '#ui/format/search.ts';
import { TextField } from '#ui/inputs/field/TextField.tsx';
import { useInstruments } from '../shell/instruments-context.ts';
import { usePolled } from '../shell/use-polled.ts';
import { clockTime } from './clock-text.ts';
import { useCopy } from '../shell/use-copy.ts';
import { CERTAINTY_CLASS, curlOf, ruleText, searchTextOf } from './log-text.ts';
import '#ui/lists/table/table.css';
import './log.css';
import './panels.css';

/** What is known of one call beside its row. */
function LogEntry({ call }: { call: LoggedCall }) {
  const { product } = useInstruments();
  const copy = useCopy();
  const facts: readonly (readonly [string, string])[] = [
    ['Call', call.call],
    ['Rule', ruleText(call)],
    ['Query', Object.keys(call.query).length === 0 ? '' : JSON.stringify(call.query)],
    ['Body', call.body === null || call.body === undefined ? '' : JSON.stringify(call.body)],
    ['Errors', call.policy],
    ['Took', `${call.tookMs.toLocaleString('en-GB')} ms`],
  ];
  return (
    <>
      <dl className="lg__facts">
        {facts
          .filter(([, text]) => text !== '')
          .map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{name === 'Query' || name === 'Body' ? <code>{text}</code> : text}</dd>
            </div>
          ))}
      </dl>
      <div className="dk__row">
        <Button
          variant="secondary"
          onClick={() =>
            void copy(
              curlOf(call, new URL('api/', new URL(product.base, location.origin)).href),
              'Copied the call as cURL.',
            )
          }
        >
          <IconCopy className="ic ic--s" aria-hidden="true" />
          Copy as cURL
        </Button>
      </div>
    </>
  );
}

/** A path that may break after each slash, and nowhere within a word (V44). */
const BreakingPath = ({ path }: { path: string }): ReactNode =>
  path.split(/(?<=\/)/u).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));

interface LogTableProps {
  readonly rows: readonly { readonly key: string; readonly call: LoggedCall }[];
  /** The key of the call that is shown in full. */
  readonly chosen: string | null;
  readonly onChoose: (key: string | null) => void;
}

const COLUMNS = ['Time', 'Call', 'Answer', 'Errors', 'Contract'];
const FIRST_ERROR = 400;
const FIRST_FAILURE = 500;

/** The calls as rows; a call's name is a button that shows it in full. */
function LogTable({ rows, chosen, onChoose }: LogTableProps) {
  return (
    <div className="lg__w">
      <table className="table lg">
        <thead>
          <tr>
            {COLUMNS.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, call }) => (
            <Fragment key={key}>
              <tr className={call.status >= FIRST_FAILURE ? 'is-bad' : undefined}>
                <td className="mono">{clockTime(call.at)}</td>
                <td>
                  <button
                    type="button"
                    className="lg__open"
                    aria-expanded={key === chosen}
                    onClick={() => onChoose(key === chosen ? null : key)}
                  >
                    <code>
                      {call.method} <BreakingPath path={call.path} />
                    </code>
                  </button>
                  {call.fault !== undefined && <span className="lg__fault">fault</span>}
                </td>
                <td className={call.status >= FIRST_ERROR ? 'mono lg__error' : 'mono'}>{call.status}</td>
                <td className="meta">{call.policy.split(',')[0]}</td>
                <td>
                  <span className={CERTAINTY_CLASS[call.contract]}>{call.contract}</span>
                </td>
              </tr>
              {key === chosen && (
                <tr>
                  <td colSpan={COLUMNS.length} className="lg__entry">
                    <LogEntry call={call} />
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

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
