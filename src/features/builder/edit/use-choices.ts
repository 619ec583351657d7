import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '#api/api-context.ts';
import {
  choosableAssessmentsQuery,
  choosableCollectionsQuery,
  choosableModulesQuery,
  choosablePagesQuery,
  pageFilesQuery,
} from '#api/queries/builder.queries.ts';
import type { TitleOf } from '#machines/builder/block-texts.ts';

/** What a block can name. */
export type ChoiceKind = 'assessment' | 'collection' | 'module' | 'page' | 'file';

/** One thing that can be chosen. */
export interface Choice {
  readonly id: number;
  readonly title: string;
  /** What tells it from others of the same title. */
  readonly detail: string | null;
  /** The address of its picture, as the reply names it. */
  readonly picture: string | null;
}

/** What can be chosen of one kind; null while it is on its way. */
export interface ChoiceList {
  readonly all: readonly Choice[] | null;
  readonly isFailed: boolean;
  readonly onRetry: () => void;
}

export type Choices = Readonly<Record<ChoiceKind, ChoiceList>>;

const listOf = <T>(
  { data, isError, refetch }: { data: readonly T[] | undefined; isError: boolean; refetch: () => unknown },
  choiceOf: (row: T) => Choice,
): ChoiceList => ({
  all: data === undefined ? null : data.map(choiceOf),
  isFailed: isError,
  onRetry: () => void refetch(),
});

/** Everything that blocks of a page can name (P-14, P-21), and what each is called. */
export const useChoices = (organisationId: number, pageId: number): { choices: Choices; titleOf: TitleOf } => {
  const client = useApi();
  const assessments = useQuery(choosableAssessmentsQuery(client, organisationId));
  const collections = useQuery(choosableCollectionsQuery(client, organisationId));
  const modules = useQuery(choosableModulesQuery(client, organisationId));
  const pages = useQuery(choosablePagesQuery(client, organisationId));
  const files = useQuery(pageFilesQuery(client, organisationId, pageId));
  return useMemo(() => {
    const choices: Choices = {
      assessment: listOf(assessments, (row) => ({
        id: row.assessment_id,
        title: row.title,
        detail: row.short_description ?? null,
        picture: (row.module ?? row.collection)?.thumbnail_url ?? null,
      })),
      collection: listOf(collections, (row) => ({
        id: row.collection_id,
        title: row.title,
        detail: row.short_description ?? null,
        picture: row.thumbnail_url ?? null,
      })),
      module: listOf(modules, (row) => ({
        id: row.module_id,
        title: row.title,
        detail: row.module_type_description ?? row.short_description ?? null,
        picture: row.thumbnail_url ?? null,
      })),
      page: listOf(pages, (row) => ({
        id: row.page_id,
        title: row.title,
        detail: row.short_description ?? null,
        picture: row.thumbnail_url ?? null,
      })),
      file: listOf(files, (row) => ({
        id: row.id,
        title: row.name,
        detail: row.extension === '' ? null : row.extension.toUpperCase(),
        picture: null,
      })),
    };
    const titles = new Map(
      (Object.keys(choices) as ChoiceKind[]).map((kind) => [
        kind,
        new Map((choices[kind].all ?? []).map(({ id, title }) => [id, title])),
      ]),
    );
    return { choices, titleOf: (kind, id) => titles.get(kind)?.get(id) ?? null };
    // A query's object is another one at each drawing; what it says is not.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [
    assessments.data,
    assessments.isError,
    collections.data,
    collections.isError,
    modules.data,
    modules.isError,
    pages.data,
    pages.isError,
    files.data,
    files.isError,
  ]);
};
