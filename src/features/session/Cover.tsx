import { Contours } from '#ui/drawings/contours/Contours.tsx';
import { CoverPath } from '#ui/drawings/contours/CoverPath.tsx';
import { lazyPart } from '#ui/frames/part/lazy-part.tsx';
import { CoverPanelWaiting } from './CoverPanelWaiting.tsx';
import { useTouched } from '#ui/inputs/touched/use-touched.ts';

/** Where its code does not come nothing is missing from the form. */
const ReleasePanel = lazyPart(async () => (await import('./ReleasePanel.tsx')).ReleasePanel, {
  waiting: <CoverPanelWaiting />,
});

/** The map beside the form, and under it what changed in the product, fetched once somebody is at the form (U-02). */
export function Cover({ productName }: { productName: string }) {
  const touched = useTouched();
  return (
    <aside className="cover" aria-label={`About ${productName}`}>
      <Contours className="cover__map" lined={touched}>
        <CoverPath />
      </Contours>
      {touched ? <ReleasePanel /> : <CoverPanelWaiting />}
    </aside>
  );
}
