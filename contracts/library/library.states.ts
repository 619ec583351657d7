import type { ProviderState } from '../provider-state.ts';

/** What the three states of one’s own evidence are about. */
const OWN_EVIDENCE = { organisation_id: 1, module_id: 711, entity_id: 10_711, keys: ['evidence-bls-amara'] } as const;

/** Training and its pictures. */
export const libraryStates = {
  'training with a picture': {
    as: 'learner',
    description: 'Amara may see training with this thumbnail.',
    provides: { thumbnail_id: 612 },
  },
  'training that somebody is exempt from': {
    as: 'learner',
    description:
      'In this organisation Amara is assigned two modules and two collections, and is exempt from one of each. The others are open, no favourites, and the module takes a quarter of an hour: these. The module needs the exempt one first; the collection holds the module and the exempt collection.',
    provides: { user_id: 11, organisation_id: 1, module_ids: [707], collection_ids: [301] },
  },
  'a collection with parts in order': {
    as: 'learner',
    description:
      'In this organisation Amara is assigned this collection. It holds two modules in order, and a collection, which is completed. The first module is completed, so that the second, which waits for it, is open. Of its two assessments one is an exam. Its diagram draws the first module at x and y. Another collection of the organisation is not assigned to her.',
    provides: {
      node_ids: ['10706'],
      node_x: 0,
      node_y: 240,
      organisation_id: 1,
      collection_id: 301,
      entity_id: 20_301,
      module_ids: [706, 707],
      collection_ids: [303],
      assessment_ids: [501],
      source_ids: [10_706],
      target_ids: [10_707],
      other_collection_id: 305,
    },
  },
  'training of another organisation': {
    as: 'learner',
    description:
      'Amara is a member of this organisation and of another one. Of the other one are this module, this collection, this category, this award and this page. Module, collection and page are assigned to her there.',
    provides: {
      organisation_id: 1,
      module_id: 801,
      collection_id: 341,
      category_id: 208,
      award_id: 411,
      page_id: 154,
    },
  },
  'a page that is not published yet': {
    as: 'learner',
    description:
      'In this organisation Amara, who may not change pages, is assigned this page. It has content and a draft, and is published on a day that is still to come.',
    provides: { organisation_id: 1, page_id: 156, entity_id: 30_156 },
  },
  'pages that are assigned to a learner': {
    as: 'learner',
    description:
      'In this organisation Amara is assigned three pages: these, by title. The first is pinned, the other two are not. Only the last has the searched word in its title or short description, in capitals or not. A fourth page of the organisation is not assigned to her.',
    provides: {
      user_id: 11,
      organisation_id: 1,
      page_ids: [151, 152, 153],
      pinned_page_ids: [151],
      second_page_ids: [152],
      found_page_ids: [153],
      other_user_id: 12,
      search: 'CALENDAR',
    },
  },
  'a page with a file is assigned to a learner': {
    as: 'learner',
    description:
      'In this organisation Amara is assigned this page. Its content names exactly these files, in this order, a PDF first; the other file is named by its draft alone. Another page of the organisation is not assigned to her.',
    provides: {
      organisation_id: 1,
      entities: 'pages',
      page_id: 157,
      entity_id: 30_157,
      file_id: 907,
      file_ids: [907, 905],
      other_file_id: 906,
      other_page_id: 156,
    },
  },
  'a library of categories': {
    as: 'learner',
    description:
      'In this organisation these categories stand at the top, in this order. Each holds something that is assigned to Amara. The first two are shown; the second asks for attention; the third is not shown.',
    provides: { organisation_id: 1, category_ids: [201, 203, 202] },
  },
  'a category with lists': {
    as: 'learner',
    description:
      'In this organisation Amara is assigned these, and nothing else: two modules that she is not exempt from, two such collections and two pages; and a module and a collection that she is exempt from. All of them stand in this category, in this order, where further training stands that is not assigned to her. By title, and newest first, modules and collections come the other way round. The first module is a pending document in whose title the searched word stands, the second a completed video; of the collections the other word stands in the title of the first. One category lies in this one: it is shown and asks for attention.',
    provides: {
      user_id: 11,
      organisation_id: 1,
      category_id: 201,
      child_ids: [207],
      module_ids: [705, 702],
      module_ids_by_title: [702, 705],
      first_module_ids: [705],
      second_module_ids: [702],
      collection_ids: [305, 301],
      collection_ids_by_title: [301, 305],
      first_collection_ids: [305],
      second_collection_ids: [301],
      page_ids: [153, 152],
      module_word: 'INSTRUMENTS',
      collection_word: 'FIRST FIVE',
    },
  },
  'an empty category': {
    as: 'learner',
    description:
      'In this category of this organisation, which lies in another one, nothing is assigned to Amara, and no category lies in it.',
    provides: { organisation_id: 1, category_id: 207, parent_ids: [201] },
  },
  'evidence of a learner waits': {
    as: 'learner',
    description:
      'About this module of this organisation Amara sent one piece of evidence, and others sent theirs. Hers waits for a reviewer. The module takes evidence, has expired, expires after 365 days and is due after no number of days.',
    provides: OWN_EVIDENCE,
  },
  'evidence of a learner was accepted': {
    as: 'learner',
    description:
      'About this module of this organisation Amara sent one piece of evidence, and others sent theirs. Hers was accepted.',
    provides: OWN_EVIDENCE,
  },
  'evidence of a learner was rejected': {
    as: 'learner',
    description:
      'About this module of this organisation Amara sent one piece of evidence, and others sent theirs. Hers was rejected with a message.',
    provides: OWN_EVIDENCE,
  },
} as const satisfies Record<string, ProviderState>;
