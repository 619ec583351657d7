import { AssignedListRoute } from './AssignedListRoute.tsx';

/** `/modules`. */
export function ModulesRoute() {
  return <AssignedListRoute kind="modules" />;
}
