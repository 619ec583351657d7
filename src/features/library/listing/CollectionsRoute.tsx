import { AssignedListRoute } from './AssignedListRoute.tsx';

/** `/collections`. */
export function CollectionsRoute() {
  return <AssignedListRoute kind="collections" />;
}
