import type { Collection } from '#contracts/library/collection.schema.ts';
import type { OrganisationSettings } from '#contracts/organisations/settings.schema.ts';
import { pointsShown } from '#machines/awards/points-shown.ts';
import { partsTakenBack } from '#machines/library/restart-facts.ts';
import { formatHours, formatPoints, plural } from '#ui/format/counts.ts';
import { formatUnixDate } from '#ui/format/days.ts';

/** What a restart takes back and leaves, in the words of the dialog. */
export interface RestartTexts {
  readonly title: string;
  readonly lead: string;
  readonly goes: readonly string[];
  readonly stays: readonly string[];
  readonly untilThen: string;
  /** How much it is to be completed again. */
  readonly toDo: string;
}

const pointsOf = ({ points, modules }: Collection): number =>
  (modules ?? []).reduce((sum, { points: each }) => sum + (each ?? 0), points ?? 0);

/** N-21, 0331. `learner` is the name of whoever is viewed as (H-17); null in the own name. */
export const restartTexts = (
  collection: Collection,
  settings: OrganisationSettings,
  learner: string | null,
): RestartTexts => {
  const { title, last_completed_at: completedAt, study_hours: hours } = collection;
  const points = pointsShown(pointsOf(collection), settings);
  const parts = plural(partsTakenBack(collection), 'part');
  const who = learner ?? 'you';
  const whose = learner === null ? 'Your' : `${learner}’s`;
  const awards = learner === null ? 'your awards' : 'awards';
  return {
    title: learner === null ? 'Start this collection again?' : `Start this collection again for ${learner}?`,
    lead: `${learner ?? 'You'} completed ${title}${typeof completedAt === 'number' ? ` on ${formatUnixDate(completedAt)}` : ''}.`,
    goes: [
      `The date ${who} completed it`,
      `Completion of its ${parts}, also where they stand elsewhere`,
      `Where ${who} stopped in them, and the time spent`,
    ],
    stays: [
      points === null ? `${whose} awards` : `${whose} ${formatPoints(points)} and ${awards}`,
      `Evidence ${who} sent, with its answers`,
      'Results of assessments',
    ],
    untilThen: `What waits for it is locked until ${learner === null ? 'you have' : `${learner} has`} completed it again.`,
    toDo: `${hours ? `About ${formatHours(hours)}` : parts} to be here again`,
  };
};
