import { moduleTypeLabel } from '#cards/module-type-label.ts';
import type { Module } from '#contracts/library/module.schema.ts';
import type { OrganisationSettings } from '#contracts/organisations/settings.schema.ts';
import { pointsShown } from '#machines/awards/points-shown.ts';
import type { Onward } from '#machines/home/onward.ts';
import { missingFirst } from '#machines/library/module-facts.ts';
import { formatHours, formatPoints } from '#ui/format/counts.ts';
import { formatUnixDate } from '#ui/format/days.ts';
import { dueText } from '../due-text.ts';
import { locksText } from '../onward/onward-texts.ts';

/** N-09 [V]. */
export const CONFIRM = 'I have read and understood the document';

/** N-07 [V]. `at` in unix seconds. */
export const notYetAvailable = (at: number): string =>
  `Sorry, this module is not yet available. It's scheduled for release on ${formatUnixDate(at)}.`;

const NUMERALS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** N-08: one item is named, several are counted. */
export const comesFirst = (module: Pick<Module, 'prerequisites'>): string => {
  const missing = missingFirst(module);
  if (missing.length === 1) return `Please complete ${missing[0]?.title ?? 'other training'} first.`;
  return `Please complete ${NUMERALS[missing.length] ?? missing.length} pieces of training first.`;
};

export const opensWhenDone = (count: number): string =>
  count === 1 ? 'This module opens the moment it is done.' : 'This module opens the moment the last one is done.';

/** What a module is, what it gives, how long it takes, when it is due and until when it counts (M-33). */
export const moduleMeta = (module: Module, settings: OrganisationSettings): readonly string[] => {
  const points = pointsShown(module.points, settings);
  const due = dueText(module);
  return [
    moduleTypeLabel(module),
    ...(points === null ? [] : [formatPoints(points)]),
    ...(module.study_hours ? [formatHours(module.study_hours)] : []),
    ...(due === null ? [] : [`Due ${due}`]),
    ...(module.status === 'completed' && typeof module.expires_at === 'number'
      ? [`Expires ${formatUnixDate(module.expires_at)}`]
      : []),
  ];
};

interface Restarted {
  readonly module: Module;
  readonly settings: OrganisationSettings;
  /** The name of the learner whom somebody views as (H-17); null in the own name. */
  readonly learner: string | null;
  /** What waited for the module and is open: it locks again. Null while that is not known. */
  readonly onward: Pick<Onward, 'opened'> | null;
}

/** What a restart takes back and what it leaves (N-21, 0361). */
export const restartTakesBack = ({ module, settings, learner, onward }: Restarted): string => {
  const points = pointsShown(module.points, settings);
  const whose = learner === null ? 'Your' : `${learner}'s`;
  const locks = onward === null ? '' : locksText(onward);
  const taken = `${whose} completion is taken back${locks === '' ? '' : `, and ${locks}`}.`;
  return points === null
    ? taken
    : `${taken} ${learner === null ? 'You keep' : `${learner} keeps`} the ${formatPoints(points)}, and earn${learner === null ? '' : 's'} them once.`;
};

/** How long a link, a package or other training takes elsewhere: what to expect before it opens. */
export const EXTERNAL =
  'This training is completed outside of this portal: with a trainer, at a workshop or with another provider.';
export const externalEvidence = ({ isDone, takesEvidence }: { isDone: boolean; takesEvidence: boolean }): string => {
  if (isDone) return 'It counts as completed.';
  return takesEvidence
    ? 'Send proof when you have done it, and a reviewer completes the module.'
    : 'Your training administrator completes it when you have done it.';
};
