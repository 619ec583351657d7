import { useEffect, useRef, type ReactNode } from 'react';
import { OrgMark } from '#ui/drawings/avatar/OrgMark.tsx';
import { ThemeToggle } from '#ui/theme/ThemeToggle.tsx';
import '#ui/frames/gate/gate.css';
import './sign-in.css';
import { Contours } from '#ui/drawings/contours/Contours.tsx';
import { CoverPath } from '#ui/drawings/contours/CoverPath.tsx';
import { lazyPart } from '#ui/frames/part/lazy-part.tsx';
import { CoverPanelWaiting } from './CoverPanelWaiting.tsx';
import { useTouched } from '#ui/inputs/touched/use-touched.ts';
import './session.css';

/** Where its code does not come nothing is missing from the form. */
const ReleasePanel = lazyPart(async () => (await import('./ReleasePanel.tsx')).ReleasePanel, {
  waiting: <CoverPanelWaiting />,
});

/** The map beside the form, and under it what changed in the product, fetched once somebody is at the form (U-02). */
function Cover({ productName }: { productName: string }) {
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

/** Two waves: the product's own mark, where no organisation is known yet. */
const MARK =
  'M2 9c3.3 0 3.3-3 6.700-3s3.300 3 6.600 3 3.400-3 6.700-3M2 18c3.300 0 3.300-3 6.700-3s3.300 3 6.600 3 3.400-3 6.700-3';

export interface GateProps {
  productName: string;
  /** Also the document's title, before the product's name. */
  title: string;
  children: ReactNode;
}

/** The public screen around every form of signing in: the product's name, the form, the cover beside it. */
export function Gate({ productName, title, children }: GateProps) {
  const gate = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const told = useRef(title);

  useEffect(() => {
    if (told.current === title) return;
    told.current = title;
    // The step took the focused control away with it: its heading catches the focus, unless a message already has.
    if (!gate.current?.contains(document.activeElement)) heading.current?.focus();
  }, [title]);

  return (
    <div className="entry">
      <title>{`${title} · ${productName}`}</title>
      <main className="gate" id="main" tabIndex={-1}>
        <div className="gate__top">
          <p className="gate__org">
            <OrgMark name={productName} glyph={MARK} />
            {productName}
          </p>
          <ThemeToggle className="gate__theme" />
        </div>
        <div className="gate__in" ref={gate}>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {children}
        </div>
      </main>
      <Cover productName={productName} />
    </div>
  );
}
