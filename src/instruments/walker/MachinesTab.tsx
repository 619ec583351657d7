import { lazy, Suspense } from 'react';
import type { ProductFrame } from '../product/product-frame.ts';

const WalkerPanel = lazy(() => import('./WalkerPanel.tsx').then((module) => ({ default: module.WalkerPanel })));

/** The walker, loaded when its tab is opened. */
export function MachinesTab({ frame }: { frame: ProductFrame | null }) {
  return (
    <Suspense fallback={<p className="meta">The charts are being loaded.</p>}>
      <WalkerPanel frame={frame} />
    </Suspense>
  );
}
