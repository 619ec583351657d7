import type { ModuleCard } from '#contracts/library/card.schema.ts';
import type { ModuleType } from '#contracts/library/module-type.schema.ts';

/** N-02: the types of modules, as filters name them. */
export const MODULE_TYPE_LABELS: Readonly<Record<ModuleType, string>> = {
  VID: 'Video',
  DOC: 'Document',
  LNK: 'Link',
  EXT: 'External',
  SCO: 'SCORM',
};

/**
 * What type a module is, in the server's word where it sends one (N-02): the same on a card and on the module's own
 * page.
 */
export const moduleTypeLabel = ({
  module_type_key,
  module_type_description,
}: Pick<ModuleCard, 'module_type_key' | 'module_type_description'>): string =>
  module_type_description || MODULE_TYPE_LABELS[module_type_key];
