import type { ReactNode } from 'react';
import { Contours } from '../../drawings/contours/Contours.tsx';
import type { StoppedAt } from '../../drawings/contours/StoppedPath.tsx';
import { lazyPart } from '../part/lazy-part.tsx';
import { Title } from '../page/Title.tsx';
import './stopped.css';

/** Few people meet it, and every page would bring it; the land stands without its way. */
const StoppedPath = lazyPart(async () => (await import('../../drawings/contours/StoppedPath.tsx')).StoppedPath);

export interface StoppedPageProps {
  /** Where the way stops on the map. */
  at: StoppedAt;
  heading: string;
  /** The document's title, where it is not the heading. */
  title?: string;
  lead?: ReactNode;
  /** Between what is said and what can be done. */
  children?: ReactNode;
  /** One way on. */
  actions?: ReactNode;
}

/** A page that cannot go on, with the map that shows where the way stops. */
export function StoppedPage({ at, heading, title = heading, lead, children, actions }: StoppedPageProps) {
  return (
    <main id="main" tabIndex={-1}>
      <Title>{title}</Title>
      <div className="stopped">
        <div className="stopped__text">
          <h1>{heading}</h1>
          {lead !== undefined && <p className="lead">{lead}</p>}
          {children}
          {actions !== undefined && <div className="stopped__a">{actions}</div>}
        </div>
        <div className="stopped__map">
          <Contours anchor="middle">
            <StoppedPath at={at} />
          </Contours>
        </div>
      </div>
    </main>
  );
}
