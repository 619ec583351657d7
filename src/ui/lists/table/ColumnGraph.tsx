import { IconChartBar, IconChartLine, IconX } from '@tabler/icons-react';
import { useId, useState, type CSSProperties } from 'react';
import { Button } from '../../actions/button/Button.tsx';
import { formatCount } from '../../format/counts.ts';
import type { GraphColumn, SeriesColumn, SpreadColumn } from './graph-column.ts';
import { seriesOf, spreadOf, summarise, type Point } from './graph-figures.ts';
import './column-graph.css';

const style = (variables: Readonly<Record<`--${string}`, number>>): CSSProperties => variables as CSSProperties;

/** Bars of counts along the numbers; each bar is an item of a list, read as a sentence. */
function SpreadBars<Row>({ column, rows }: { readonly column: SpreadColumn<Row>; readonly rows: readonly Row[] }) {
  const { mark, rangeText, countText } = column;
  const { bins, most, shareOf } = spreadOf(rows.map(column.value), mark === undefined ? {} : { mark: mark.value });
  const post = mark === undefined ? null : shareOf(mark.value);
  return (
    <div className="dtc__d" style={style({ '--bars': bins.length })}>
      <ol className="dtc__b" aria-label={column.label}>
        {bins.map(({ from, to, count }) => (
          <li
            key={from}
            className={count === 0 ? 'nil' : undefined}
            style={style({ '--vv': most === 0 ? 0 : count / most })}
          >
            <span className="vh">{`${rangeText(from, to - 1)}: ${countText(count)}`}</span>
            <b aria-hidden="true">{count === 0 ? '' : formatCount(count)}</b>
            <i />
            <span className="dtc__n" aria-hidden="true">
              {formatCount(from)}
            </span>
          </li>
        ))}
      </ol>
      {mark !== undefined && post !== null && (
        <p
          className={post > 0.5 ? 'dtc__post dtc__post--left' : 'dtc__post'}
          aria-hidden="true"
          style={style({ '--at': post })}
        >
          <span>{mark.label}</span>
        </p>
      )}
    </div>
  );
}

/** The line through the points, in a drawing of 100 × 100; the table has the same as numbers. */
const lineOf = (points: readonly Point[]): string =>
  points.map(({ share }, index) => `${((index + 0.5) / points.length) * 100},${100 * (1 - share)}`).join(' ');

function SeriesDrawing<Row>({
  column,
  points,
  isLine,
}: {
  readonly column: SeriesColumn<Row>;
  readonly points: readonly Point[];
  readonly isLine: boolean;
}) {
  return (
    <div
      className={isLine ? 'dtc__d dtc__d--line' : 'dtc__d dtc__d--series'}
      style={style({ '--bars': points.length })}
    >
      <ol className="dtc__b" aria-label={`${column.label}, oldest first`}>
        {points.map(({ key, name, value, share }) => (
          <li key={key} className={share === 0 ? 'nil' : undefined} style={style({ '--vv': share })}>
            <span className="vh">{`${name}: ${column.format(value)}`}</span>
            <b aria-hidden="true">{column.format(value)}</b>
            <i />
            <span className="dtc__n" aria-hidden="true">
              {name}
            </span>
          </li>
        ))}
      </ol>
      {isLine && (
        <svg className="dtc__l" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <polyline points={lineOf(points)} vectorEffect="non-scaling-stroke" />
        </svg>
      )}
    </div>
  );
}

const KINDS = [
  { isLine: false, label: 'Bars', Icon: IconChartBar },
  { isLine: true, label: 'Line over time', Icon: IconChartLine },
] as const;

export interface ColumnGraphProps<Row> {
  readonly columns: readonly [GraphColumn<Row>, ...GraphColumn<Row>[]];
  /** The rows that search and filters leave, on all pages. */
  readonly rows: readonly (Row & { readonly key: string })[];
  /** Of the finding: 2 under a page's title, 3 within a section. */
  readonly level: 2 | 3;
  readonly onClose: () => void;
}

/** V-01: a numeric column of the rows shown, as bars or, over time, as a line. Its heading says what it shows. */
export function ColumnGraph<Row>({ columns, rows, level, onClose }: ColumnGraphProps<Row>) {
  const heading = useId();
  const select = useId();
  const [chosen, setChosen] = useState(columns[0].key);
  const [asLine, setAsLine] = useState(false);
  const column = columns.find(({ key }) => key === chosen) ?? columns[0];
  const values = rows.map(column.value);
  const summary = summarise(values);
  const finding = column.finding(
    summary,
    values.filter((value) => value !== null),
  );
  const isToCome = column.kind === 'series' && column.isToCome === true;
  const points =
    column.kind === 'series'
      ? seriesOf(
          rows.map((row) => ({
            key: row.key,
            name: column.name(row),
            at: column.at(row) ?? 0,
            value: column.value(row),
          })),
          { isToCome },
        )
      : [];
  const Heading = `h${level}` as const;
  return (
    <section className="dtc" aria-labelledby={heading}>
      <div className="dtc__h">
        <div>
          <Heading id={heading} className="dtc__t">
            {summary.count === 0 ? 'Nothing to draw' : finding.title}
          </Heading>
          <p className="meta">
            {summary.count === 0 ? `No row has a number in “${column.label}”.` : finding.text}
            {points.length > 0 &&
              points.length < summary.count &&
              ` Drawn: the ${isToCome ? 'first' : 'last'} ${formatCount(points.length)}.`}
          </p>
        </div>
        <div className="dtc__f">
          {columns.length > 1 && (
            <label htmlFor={select} className="dtc__c">
              <span>Column</span>
              <select
                id={select}
                className="input"
                value={column.key}
                onChange={(event) => setChosen(event.target.value)}
              >
                {columns.map(({ key, label }) => (
                  <option key={key} value={key}>
                    {label}
                  </option>
                ))}
              </select>
            </label>
          )}
          {points.length > 1 && (
            <div className="seg" role="group" aria-label="Kind of chart">
              {KINDS.map(({ isLine, label, Icon }) => (
                <Button
                  key={label}
                  variant="secondary"
                  icon
                  aria-label={label}
                  aria-pressed={asLine === isLine}
                  onClick={() => setAsLine(isLine)}
                >
                  <Icon className="ic" aria-hidden />
                </Button>
              ))}
            </div>
          )}
          <Button variant="quiet" icon aria-label="Close the chart" onClick={onClose}>
            <IconX className="ic" aria-hidden />
          </Button>
        </div>
      </div>
      {summary.count > 0 &&
        (column.kind === 'spread' ? (
          <SpreadBars column={column} rows={rows} />
        ) : (
          <SeriesDrawing column={column} points={points} isLine={asLine && points.length > 1} />
        ))}
    </section>
  );
}
