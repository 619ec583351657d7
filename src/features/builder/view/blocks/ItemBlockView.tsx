import { ItemAsCard } from '#cards/ItemAsCard.tsx';
import { keyOf, seedOf } from '#cards/item-keys.ts';
import { useCurrent } from '#current/current-context.ts';
import { useClock } from '#current/surroundings.ts';
import { useToday } from '#current/use-today.ts';
import { Skeleton } from '#ui/frames/skeleton/Skeleton.tsx';
import { withFigures } from '#ui/lists/card/figures.ts';
import { useContentSurroundings } from '../content-context.ts';
import { useAssignedItem, type ItemBlock } from '../use-assigned-items.ts';

/** P-20, M-34: the card of an item that is assigned to the viewer; nothing for anybody else. */
export function ItemBlockView({ block }: { block: ItemBlock }) {
  const { organisation } = useCurrent();
  const { base } = useContentSurroundings();
  const nowUnix = useToday(useClock().now);
  const item = useAssignedItem(block);
  if (item === null) return null;
  if (item === undefined) return <Skeleton shape="picture" />;
  return withFigures([item], seedOf).map(({ figure }) => (
    <div key={keyOf(item)} className="content__item">
      <ItemAsCard item={item} settings={organisation.settings} nowUnix={nowUnix} figure={figure} within={base} />
    </div>
  ));
}
