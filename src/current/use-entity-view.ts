import { useSyncExternalStore } from 'react';
import { createEmitter } from '#api/emitter.ts';
import { loadClientState, saveClientState, type EntityView } from './client-state.ts';
import { tabFirstStore } from './device-store.ts';

const changes = createEmitter();

const savedView = (): EntityView => loadClientState(tabFirstStore()).entity_view;

const chooseView = (view: EntityView): void => {
  saveClientState(tabFirstStore(), { entity_view: view });
  changes.emit();
};

/** V-07, W-03: how every list of training is shown, a grid unless the person chose rows; and the way to choose. */
export const useEntityView = (): readonly [EntityView, (view: EntityView) => void] => [
  useSyncExternalStore(changes.subscribe, savedView),
  chooseView,
];
