import type { ComponentType } from 'react';
import { BeThere } from '../there/BeThere.tsx';
import type { StateActionProps } from './state-action.ts';

/** What can be done with a chosen state, besides reading of it. */
export const STATE_ACTIONS: Readonly<Record<string, ComponentType<StateActionProps>>> = { be: BeThere };
