import { Fragment } from 'react';
import type { LoggedCall } from '#contracts/demo.ts';
import { clockTime } from './clock-text.ts';
import { LogEntry } from './LogEntry.tsx';
import { CERTAINTY_CLASS } from './log-text.ts';
import '#ui/lists/table/table.css';

export interface LogTableProps {
  readonly rows: readonly { readonly key: string; readonly call: LoggedCall }[];
  /** The key of the call that is shown in full. */
  readonly chosen: string | null;
  readonly onChoose: (key: string | null) => void;
}

const COLUMNS = ['Time', 'Call', 'Answer', 'Errors', 'Contract'];
const FIRST_ERROR = 400;
const FIRST_FAILURE = 500;

/** The calls as rows; a call's name is a button that shows it in full. */
export function LogTable({ rows, chosen, onChoose }: LogTableProps) {
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
                      {call.method} {call.path}
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
