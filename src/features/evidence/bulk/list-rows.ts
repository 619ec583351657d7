import type { Evidence } from '#contracts/evidence/evidence.schema.ts';
import { compareTexts } from '#ui/format/compare-texts.ts';
import { plain, searchOf } from '#ui/format/search.ts';
import { kindOfName } from '#ui/texts/viewer/file-kind.ts';
import type { EvidenceFilters, FileKindShown, SortedBy } from './list-address.ts';

const SECONDS_PER_DAY = 86_400;

/** From so many days on a piece has waited too long. */
export const LATE_DAYS = 14;

/** One piece as the table shows it. */
export interface EvidenceRow {
  readonly key: string;
  readonly learner: string;
  readonly email: string;
  readonly training: string;
  readonly trainingId: number | null;
  readonly file: FileKindShown;
  readonly fileName: string;
  /** Unix seconds; null where the server does not say. */
  readonly sentUnix: number | null;
  readonly waitingDays: number | null;
  /** What a search looks through, made plain once for every letter that is typed. */
  readonly plainText: string;
}

const KINDS = { pdf: 'pdf', image: 'photo', video: 'video' } as const;

const kindOf = (name: string): FileKindShown => {
  const kind = kindOfName(name);
  return kind === null ? 'other' : KINDS[kind];
};

/** The rows of a list that the server sent. */
export const rowsOf = (list: readonly Evidence[], nowUnix: number): readonly EvidenceRow[] =>
  list.map(({ key, user, entity, file, created_at }) => ({
    key,
    learner: user?.name ?? 'Somebody',
    email: user?.email ?? '',
    training: entity?.title ?? 'Training',
    trainingId: entity?.entity_id ?? null,
    file: kindOf(file?.name ?? ''),
    fileName: file?.name ?? '',
    sentUnix: created_at ?? null,
    plainText: plain(`${user?.name ?? ''} ${user?.email ?? ''} ${entity?.title ?? ''}`),
    waitingDays:
      typeof created_at === 'number' ? Math.max(0, Math.floor((nowUnix - created_at) / SECONDS_PER_DAY)) : null,
  }));

/** Rows in which every word of the search stands, of the training and kind of file that were chosen. */
export const filterRows = (
  rows: readonly EvidenceRow[],
  { search, training, file }: EvidenceFilters,
): readonly EvidenceRow[] => {
  const isFound = searchOf(search);
  return rows.filter((row) => {
    if (training !== null && row.trainingId !== training) return false;
    if (file !== null && row.file !== file) return false;
    return isFound(row.plainText);
  });
};

const byNumber = (one: number | null, other: number | null): number => (one ?? 0) - (other ?? 0);

/** V-04: how rows are compared, ascending. */
export const COMPARE: Readonly<Record<SortedBy, (one: EvidenceRow, other: EvidenceRow) => number>> = {
  sent: (one, other) => byNumber(one.sentUnix, other.sentUnix),
  waiting: (one, other) => byNumber(one.waitingDays, other.waitingDays),
  learner: (one, other) => compareTexts(one.learner, other.learner),
  training: (one, other) => compareTexts(one.training, other.training),
};
