import { moduleTypeLabel } from '#cards/module-type-label.ts';
import type { Module } from '#contracts/library/module.schema.ts';
import type { OrganisationSettings } from '#contracts/organisations/settings.schema.ts';
import { pointsShown } from '#machines/awards/points-shown.ts';
import { missingFirst } from '#machines/library/module-facts.ts';
import { formatHours, formatPoints } from '#ui/format/counts.ts';
import { formatUnixDate } from '#ui/format/days.ts';
import { dueText } from '../due-text.ts';

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

/** What a restart takes back (N-21), and from whom while somebody views as a learner (H-17). */
export const restartTakesBack = (module: Module, settings: OrganisationSettings, learner: string | null): string => {
  const points = pointsShown(module.points, settings);
  const text = `${learner === null ? 'Your' : `${learner}'s`} completion is taken back, and the module starts anew.`;
  return points === null ? text : `${text} ${formatPoints(points)} are earned again with it.`;
};

/** How long a link, a package or other training takes elsewhere: what to expect before it opens. */
export const EXTERNAL =
  'This training is completed outside of this portal: with a trainer, at a workshop or with another provider.';
export const externalEvidence = (takesEvidence: boolean): string =>
  takesEvidence
    ? 'Send proof when you have done it, and a reviewer completes the module.'
    : 'Your training administrator completes it when you have done it.';
