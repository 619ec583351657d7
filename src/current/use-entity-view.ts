import { useSyncExternalStore } from 'react';
import { createEmitter } from '#api/emitter.ts';
import { loadClientState, saveClientState, type EntityView } from './client-state.ts';
import { deviceStore } from './device-store.ts';

const changes = createEmitter();

/** What was chosen where the device refuses to store it; it lasts as long as the page. */
let unstored: EntityView | null = null;

const savedView = (): EntityView => unstored ?? loadClientState(deviceStore()).entity_view;

const chooseView = (view: EntityView): void => {
  saveClientState(deviceStore(), { entity_view: view });
  unstored = null;
  if (savedView() !== view) unstored = view;
  changes.emit();
};

/** Hears what this tab chooses, and what others do. */
const subscribe = (listener: () => void): (() => void) => {
  const stop = changes.subscribe(listener);
  window.addEventListener('storage', listener);
  return () => {
    stop();
    window.removeEventListener('storage', listener);
  };
};

/**
 * G-21, V-07, W-03: how every list of training is shown, a grid unless the person chose rows; and the way to choose.
 * One choice for the device: unlike the organisation (H8) every tab follows it at once.
 */
export const useEntityView = (): readonly [EntityView, (view: EntityView) => void] => [
  useSyncExternalStore(subscribe, savedView),
  chooseView,
];
