import type { ReactNode, Ref } from 'react';
import { Marker } from '../../messages/marker/Marker.tsx';
import type { MarkerShape } from '../../messages/marker/marker-shapes.tsx';
import './page-title.css';

export interface PageTitleProps {
  children: ReactNode;
  /** One or two sentences under it. */
  lead?: ReactNode;
  /** The state of the whole page, before the words that say it. */
  marker?: MarkerShape;
  /** The heading takes the focus when the route changes. */
  ref?: Ref<HTMLHeadingElement>;
}

/** V35: the one h1 of a page, and its lead at one distance. */
export function PageTitle({ children, lead, marker, ref }: PageTitleProps) {
  return (
    <div className="titled">
      <h1 ref={ref} tabIndex={-1} className="pagetitle">
        {marker && <Marker shape={marker} size={40} />}
        {children}
      </h1>
      {lead && <p className="lead">{lead}</p>}
    </div>
  );
}
