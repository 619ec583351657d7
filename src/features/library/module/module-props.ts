import type { Module } from '#contracts/library/module.schema.ts';
import type { ModuleParent } from './module-crumbs.ts';
import type { ModuleFlow, ModuleProps } from './use-module.ts';

export interface ModulePageProps extends ModuleProps {
  readonly parent: ModuleParent | null;
  /** The app's clock, milliseconds since 1970. */
  readonly now: () => number;
}

/** What the parts of the page get. */
export interface ModulePartProps extends ModulePageProps {
  readonly module: Module;
  readonly flow: ModuleFlow;
}
