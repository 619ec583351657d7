import type { UserEntityRecord } from '#fixtures/records/library.record.ts';
import { randomHex } from '../rules/random-hex.ts';
import type { WhyStopped } from './store-states.ts';

type Version = NonNullable<UserEntityRecord['state_version']>;

const RESTART = 'restart';

/** What a restart leaves in place of a player: no open one goes on with it (0340). */
export const restartVersion = (): Version => ({ player: `${RESTART} ${randomHex()}`, step: 0 });

/**
 * Whether a player may store now (0340). "late": a newer call of its own was stored already. Otherwise why it stores
 * nothing more.
 */
export const turnOf = (
  version: Version | null,
  { player, replaces, step }: { readonly player: string; readonly replaces: unknown; readonly step: number },
): 'now' | 'late' | WhyStopped => {
  if (version?.player === player) return step > version.step ? 'now' : 'late';
  if ((version?.player ?? null) === replaces) return 'now';
  return version?.player.startsWith(RESTART) === true ? 'restarted' : 'replaced';
};
