import { useParams } from 'react-router';
import { useCurrent } from '#current/current-context.ts';
import { useClock } from '#current/surroundings.ts';
import { NotFoundPage } from '#ui/frames/stopped/NotFoundPage.tsx';
import { parentOf } from './module-crumbs.ts';
import { ModulePage } from './ModulePage.tsx';

/** `/modules/:moduleId`, alone or below a collection, a category or a page. An id that is no number leads nowhere, so nothing is asked. */
export function ModuleRoute() {
  const current = useCurrent();
  const { now } = useClock();
  const params = useParams();
  const moduleId = Number(params['moduleId']);
  if (!Number.isSafeInteger(moduleId) || moduleId <= 0) return <NotFoundPage />;
  return <ModulePage key={`${current.organisation.organisation_id}-${moduleId}`} moduleId={moduleId} parent={parentOf(params)} now={now} {...current} />;
}
