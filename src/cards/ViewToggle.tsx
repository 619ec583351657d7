import { IconLayoutGrid, IconList } from '@tabler/icons-react';
import { useEntityView } from '#current/use-entity-view.ts';
import { Segments } from '#ui/actions/segments/Segments.tsx';

const VIEWS = [
  { value: 'grid', label: 'Grid', icon: <IconLayoutGrid className="ic" aria-hidden /> },
  { value: 'list', label: 'List', icon: <IconList className="ic" aria-hidden /> },
] as const;

/** V-07: chooses between grid and list for every list of training at once. */
export function ViewToggle() {
  const [view, choose] = useEntityView();
  return <Segments label="Show as" value={view} options={VIEWS} onChange={choose} />;
}
