import type { CourseDate } from '#contracts/bookings/booking.schema.ts';
import { PAGE_SIZES } from '#contracts/constants.ts';
import { compareTexts } from '#ui/format/compare-texts.ts';
import { formatCount, plural } from '#ui/format/counts.ts';
import { formatDateTime, fromUnixSeconds } from '#ui/format/dates.ts';
import { formatUnixDate } from '#ui/format/days.ts';
import { plain, searchOf } from '#ui/format/search.ts';
import { defineAddress, text, type ListAddress } from '#ui/lists/list/address.ts';
import type { ListDefinition } from '#ui/lists/list/list-definition.ts';
import type { Summary } from '#ui/lists/table/graph-figures.ts';
import { NOT_AVAILABLE } from '../booking-messages.ts';

const SORTED_BY = ['starts', 'location', 'tutor', 'seats'] as const;
type SortedBy = (typeof SORTED_BY)[number];

export interface DateFilters {
  readonly search: string;
  /** Name of a location; empty for every one. A date's location has no id. */
  readonly location: string;
}

export type DatesAddress = ListAddress<DateFilters, SortedBy>;

const SIZES = [PAGE_SIZES.courses, 20, 50] as const;

/** The dates as they are first seen: the soonest first, ten to a page. */
export const { first: FIRST_DATES } = defineAddress<DateFilters, SortedBy>({
  filters: { search: text('q'), location: text('location') },
  sorts: SORTED_BY,
  sizes: SIZES,
});

/** A date as the table shows it. */
export interface DateRow {
  readonly key: string;
  /** Unix seconds; null where the server does not say. */
  readonly startsUnix: number | null;
  readonly starts: string;
  readonly location: string;
  readonly tutor: string;
  /** Null: as many as want to come. */
  readonly seatsLeft: number | null;
  /** What a search looks through. */
  readonly plainText: string;
}

/** the rows of the dates that the server sent. */
export const dateRowsOf = (dates: readonly CourseDate[]): readonly DateRow[] =>
  dates.map(({ course_id, start_date, location, tutor, seats_left }) => {
    const starts = typeof start_date === 'number' ? formatDateTime(fromUnixSeconds(start_date)) : NOT_AVAILABLE;
    const where = location?.name ?? NOT_AVAILABLE;
    const who = tutor ? `${tutor.first_name} ${tutor.last_name}` : NOT_AVAILABLE;
    return {
      key: String(course_id),
      startsUnix: start_date ?? null,
      starts,
      location: where,
      tutor: who,
      seatsLeft: seats_left ?? null,
      plainText: plain(`${starts} ${where} ${who}`.replaceAll('\u00A0', ' ')),
    };
  });

const seatsText = ({ seatsLeft }: DateRow): string =>
  seatsLeft === null ? '' : seatsLeft === 0 ? 'Full' : formatCount(seatsLeft);

/** Without a limit stands after every number. */
const seatsOf = ({ seatsLeft }: DateRow): number => seatsLeft ?? Number.MAX_SAFE_INTEGER;

const seatsFinding = ({ count, sum }: Summary, seats: readonly number[]) => {
  const full = seats.filter((left) => left === 0).length;
  const fullText = full === 0 ? 'None is full' : `${formatCount(full)} ${full === 1 ? 'is' : 'are'} full`;
  return { title: `${plural(sum, 'place')} left`, text: `On ${plural(count, 'date')}. ${fullText}.` };
};

/** V-01, R-13: the coming dates of a workshop. */
export const datesList: ListDefinition<DateRow, DateFilters, SortedBy> = {
  label: 'Dates',
  pagesLabel: 'Pages of dates',
  className: 'dates',
  noun: ['date', 'dates'],
  sizes: SIZES,
  rowLabel: ({ starts, location }) => `${starts}, ${location}`,
  filter: (rows, { search, location }) => {
    const isFound = searchOf(search);
    return rows.filter((row) => (location === '' || row.location === location) && isFound(row.plainText));
  },
  columns: [
    {
      key: 'starts',
      header: 'Starts',
      share: 30,
      sort: { by: 'starts', compare: (one, other) => (one.startsUnix ?? 0) - (other.startsUnix ?? 0) },
      isRowHeader: true,
      className: 'dates__s',
      cell: ({ starts }) => starts,
    },
    {
      key: 'location',
      header: 'Location',
      share: 28,
      sort: { by: 'location', compare: (one, other) => compareTexts(one.location, other.location) },
      className: 'dates__l',
      cell: ({ location }) => location,
    },
    {
      key: 'tutor',
      header: 'Tutor',
      share: 26,
      sort: { by: 'tutor', compare: (one, other) => compareTexts(one.tutor, other.tutor) },
      className: 'dates__t',
      cell: ({ tutor }) => tutor,
    },
    {
      key: 'seats',
      header: 'Places left',
      share: 16,
      numeric: true,
      sort: { by: 'seats', compare: (one, other) => seatsOf(one) - seatsOf(other) },
      className: 'dates__n',
      cell: seatsText,
    },
  ],
  graphs: [
    {
      key: 'seats',
      kind: 'series',
      label: 'Places left',
      value: ({ seatsLeft }) => seatsLeft,
      format: formatCount,
      finding: seatsFinding,
      at: ({ startsUnix }) => startsUnix,
      isToCome: true,
      name: ({ startsUnix, starts }) => (startsUnix === null ? starts : formatUnixDate(startsUnix)),
    },
  ],
  csv: {
    fileName: 'dates.csv',
    columns: [
      { header: 'Starts', value: ({ starts }) => starts },
      { header: 'Location', value: ({ location }) => location },
      { header: 'Tutor', value: ({ tutor }) => tutor },
      { header: 'Places left', value: ({ seatsLeft }) => seatsLeft },
    ],
  },
};
