import { ItemAsCard } from '#cards/ItemAsCard.tsx';
import { useCurrent } from '#current/current-context.ts';
import { useClock } from '#current/surroundings.ts';
import { useToday } from '#current/use-today.ts';
import { Skeleton } from '#ui/frames/skeleton/Skeleton.tsx';
import { RetryLine } from '#ui/messages/retry/RetryLine.tsx';
import { useContentSurroundings } from '../content-context.ts';
import { useAssignedItem, type ItemBlock } from '../use-assigned-items.ts';

/** P-20, M-34: the card of an item that is assigned to the viewer; nothing for anybody else. */
export function ItemBlockView({ block }: { block: ItemBlock }) {
  const { organisation } = useCurrent();
  const { base } = useContentSurroundings();
  const nowUnix = useToday(useClock().now);
  const found = useAssignedItem(block);
  if (found === 'loading') return <Skeleton shape="picture" />;
  if ('retry' in found) return <RetryLine onRetry={found.retry}>A card could not be loaded.</RetryLine>;
  const { item } = found;
  if (item === null) return null;
  return (
    <div className="content__item">
      <ItemAsCard item={item} settings={organisation.settings} nowUnix={nowUnix} within={base} />
    </div>
  );
}
