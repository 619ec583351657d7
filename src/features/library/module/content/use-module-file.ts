import { useQuery } from '@tanstack/react-query';
import { useApi } from '#api/api-context.ts';
import { moduleFileQuery } from '#api/queries/modules.queries.ts';
import type { ModulePartProps } from '../module-props.ts';

/** the file of the module, which the module itself does not bring. A result for `Loaded`. */
export const useModuleFile = ({ organisation, moduleId }: Pick<ModulePartProps, 'organisation' | 'moduleId'>) =>
  useQuery(moduleFileQuery(useApi(), organisation.organisation_id, moduleId));
