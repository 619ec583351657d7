import type { Shortcut } from '../../actions/keys/use-keys.ts';
import { QUEUE_IDS } from './QueueBar.tsx';

const press = (id: string) => (): void => document.getElementById(id)?.click();

/** The keys of the queue: each presses its link, where it stands. */
export const QUEUE_SHORTCUTS: readonly Shortcut[] = [
  { key: 'n', does: 'Next in the list', run: press(QUEUE_IDS.next) },
  { key: 'p', does: 'Previous in the list', run: press(QUEUE_IDS.previous) },
  { key: 's', does: 'Skip, and go on', run: press(QUEUE_IDS.skip) },
];
