import { matchPath } from 'react-router';

/** the pages that fill the window, without the top bar. */
export const WITHOUT_BAR = {
  review: '/a/:key',
  reviewByPerson: '/users/:userId/assessments/:assessmentId',
  evidence: '/e/:key',
  editor: '/pages/:pageId/edit',
} as const;

/** Whether a page of a signed-in person stands under the top bar. `path` is below the app's base path. */
export const isUnderBar = (path: string): boolean =>
  !Object.values(WITHOUT_BAR).some((pattern) => matchPath(pattern, path) !== null);
