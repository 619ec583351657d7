import type { ProviderState } from '../provider-state.ts';

/** A document of blocks that name these files, as the wire carries it. */
const naming = (...fileIds: readonly number[]): string =>
  btoa(
    JSON.stringify({
      ROOT: { type: 'div', nodes: fileIds.map((id) => `file-${id}`) },
      ...Object.fromEntries(
        fileIds.map((fileId) => [`file-${fileId}`, { type: 'File', props: { fileId }, parent: 'ROOT' }]),
      ),
    }),
  );

/** When the page was read, in unix seconds. */
const updated_at = 1_772_409_600;

const EDITED = { organisation_id: 81, page_id: 154, updated_at } as const;

/** Pages and their authors. */
export const builderStates = {
  'an organisation whose pages an author may change': {
    as: 'author',
    description:
      'Helen may update the pages of this organisation. It has exactly these collections, modules and pages, by title; none is assigned to her, and the first page was never published. Of its pictures, these, two are of the category Dementia and one is of the category Medication. She does not belong to the other organisation.',
    provides: {
      organisation_id: 81,
      other_organisation_id: 12,
      thumbnail_ids: [608, 620, 609],
      collection_ids: [342, 341],
      second_collection_ids: [341],
      module_ids: [802, 803, 801],
      second_module_ids: [803],
      page_ids: [158, 154],
      second_page_ids: [154],
    },
  },
  'a page with a draft': {
    as: 'author',
    description:
      'Helen may update this page of this organisation, which is not assigned to her and is published next month. This is its content, which names the first file, and this its draft, which names the second, a PDF, too, and the private one. The private file is of a person who may update no pages. The third file Helen uploaded for content; another author uploaded one, too, which nothing names. The other page is of another organisation, which Helen does not belong to.',
    provides: {
      ...EDITED,
      entities: 'pages',
      content: naming(905),
      content_draft: naming(905, 907, 901),
      file_id: 907,
      file_ids: [905, 907, 990_003],
      private_file_id: 901,
      other_page_id: 155,
      other_organisation_id: 12,
    },
  },
  'a page whose draft was saved since it was read': {
    as: 'author',
    description:
      'Helen may update this page of this organisation. It was read when it had last changed at this time; since then this draft was saved.',
    provides: { ...EDITED, content_draft: naming(905) },
  },
  'a page that was published since it was read': {
    as: 'author',
    description:
      'Helen may update this page of this organisation. It was read when it had last changed at this time; since then this content was published, and it has no draft.',
    provides: { ...EDITED, content: naming(905) },
  },
  'a page that was just published': {
    as: 'learner',
    description:
      'In this organisation Amara is assigned this page. It was to be published next month, with a draft; an author has published this content just now.',
    provides: { organisation_id: 81, page_id: 154, content: naming(905) },
  },
} as const satisfies Record<string, ProviderState>;
