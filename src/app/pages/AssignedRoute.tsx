import { AssignedPage } from '#features/assessments/AssignedPage.tsx';
import { useCurrent } from '../shell/current-context.ts';

/** `/`, until home has its own issue: what is assigned. */
export function AssignedRoute() {
  return <AssignedPage {...useCurrent()} />;
}
