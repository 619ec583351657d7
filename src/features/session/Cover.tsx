import { lazy, Suspense } from 'react';
import { Contours } from '#ui/contours/Contours.tsx';
import { CoverWay } from '#ui/contours/CoverWay.tsx';
import { CoverPanelWaiting } from './CoverPanelWaiting.tsx';
import { useTouched } from '#ui/touched/use-touched.ts';

const ReleasePanel = lazy(async () => ({ default: (await import('./ReleasePanel.tsx')).ReleasePanel }));

/** The map beside the form, and under it what changed in the product, fetched once somebody is at the form (U-02). */
export function Cover({ productName }: { productName: string }) {
  const touched = useTouched();
  return (
    <aside className="cover" aria-label={`About ${productName}`}>
      <Contours className="cover__map" lined={touched}>
        <CoverWay />
      </Contours>
      {touched ? (
        <Suspense fallback={<CoverPanelWaiting />}>
          <ReleasePanel />
        </Suspense>
      ) : (
        <CoverPanelWaiting />
      )}
    </aside>
  );
}
