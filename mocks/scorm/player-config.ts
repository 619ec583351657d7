import {
  FAREWELL,
  FAREWELL_ANSWERED,
  FAREWELL_HEARD,
  SESSION_CHANGED,
  SESSION_ENDED,
} from '#contracts/library/player-message.ts';
import type { ModuleRecord, UserEntityRecord } from '#fixtures/records/library.record.ts';
import type { Manifest } from './manifest.ts';
import { isDone, objectToOpen, stateOf } from './object-states.ts';
import type { PlayerConfig } from './play.ts';
import { playerFolder } from './player-page.ts';
import { randomHex } from '../rules/random-hex.ts';
import { readState } from './scorm-state.ts';
import { type ScormLearner, startState } from './start-state.ts';

/** What the player of a package is told: its parts, what each of them starts with, and which one is open first. */
export const playerConfig = (
  { version, objects }: Manifest,
  { module_id, title }: Pick<ModuleRecord, 'module_id' | 'title'>,
  learner: ScormLearner,
  row: Pick<UserEntityRecord, 'state' | 'state_version'> | undefined,
): PlayerConfig => {
  const stored = readState(row?.state);
  const folder = playerFolder(module_id);
  return {
    version,
    title,
    learner: learner.id,
    player: randomHex(),
    replaces: row?.state_version?.player ?? null,
    messages: {
      sessionChanged: SESSION_CHANGED,
      sessionEnded: SESSION_ENDED,
      farewell: FAREWELL,
      farewellHeard: FAREWELL_HEARD,
      farewellAnswered: FAREWELL_ANSWERED,
    },
    stateUrl: `${folder}/state`,
    open: objectToOpen(stored, objects),
    parts: objects.map((object) => {
      const state = stateOf(stored, objects, object);
      return {
        id: object.id,
        title: object.title,
        launch: object.launch === null ? null : `${folder}/content/${object.launch}`,
        state: startState(version, object, learner, state),
        isStored: state !== null,
        isDone: isDone(stored, objects, object),
        isAsset: object.isAsset,
        isCompletionByContent: object.isCompletionByContent,
      };
    }),
  };
};
