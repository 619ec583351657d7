import type { BlockKind } from '#contracts/builder/blocks.schema.ts';
import { faultText } from '#machines/builder/block-texts.ts';
import { Marker } from '#ui/messages/marker/Marker.tsx';
import { useFault } from './editor-context.ts';

/** What is wrong with a block, in its row. */
export function RowToFix({ id, kind }: { id: string; kind: BlockKind | undefined }) {
  const fault = useFault(id);
  if (fault === undefined || kind === undefined) return null;
  return (
    <span className="bl__e">
      <Marker shape="overdue" size={20} />
      {faultText(fault, kind)}
    </span>
  );
}
