import type { Module } from '#contracts/library/module.schema.ts';
import type { Playback } from './playback.ts';
import type { ModuleFlow, ModuleProps } from './use-module.ts';

export interface ModulePageProps extends ModuleProps {
  /** The path of the page, which says what it is nested in. */
  readonly path: string;
  /** Of what it is nested in, once it is known (M-32). */
  readonly parentTitle?: string | undefined;
  /** The app's clock, milliseconds since 1970. */
  readonly now: () => number;
}

/** What the parts of the page get. */
export interface ModulePartProps extends ModulePageProps {
  readonly module: Module;
  readonly flow: ModuleFlow;
  readonly playback: Playback;
  /** Since the server last told of the module. */
  readonly isViewed: boolean;
}
