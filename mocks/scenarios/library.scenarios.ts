import { libraryStates } from '#contracts/library/library.states.ts';
import { assignedPageWithEveryBlock } from './assigned-page-with-every-block.ts';
import { assignedPageBeforeItsDay } from './assigned-page-before-its-day.ts';
import { collectionInOrder } from './collection-in-order.ts';
import { categoryWithLists, emptyCategory, libraryOfCategories } from './categories-of-a-library.ts';
import { exemptFromOneOfEach } from './exempt-from-one-of-each.ts';
import type { Scenario } from './scenario.ts';
import { AS_SEEDED, stateScenarios } from './state-scenarios.ts';
import { evidence } from './traits/evidence.ts';

/** Amara’s, among the pieces that a bulk review has. */
const amaras = evidence({ key: 'evidence-bls-amara' });

/** Training and its pictures. */
export const libraryScenarios = {
  ...stateScenarios(libraryStates, {
    'training with a picture': AS_SEEDED,
    'training that somebody is exempt from': exemptFromOneOfEach,
    'a collection with parts in order': collectionInOrder,
    'training of another organisation': AS_SEEDED,
    'a page that is not published yet': assignedPageBeforeItsDay,
    'pages that are assigned to a learner': AS_SEEDED,
    'a page with a file is assigned to a learner': assignedPageWithEveryBlock,
    'a library of categories': libraryOfCategories,
    'a category with lists': categoryWithLists,
    'an empty category': emptyCategory,
    'evidence of a learner waits': AS_SEEDED,
    'evidence of a learner was accepted': async (stage) => void (await amaras.accepted().arrange(stage)),
    'evidence of a learner was rejected': async (stage) =>
      void (await amaras.rejected('Please send the page with the topics.').arrange(stage)),
  }),
} satisfies Readonly<Record<string, Scenario>>;
