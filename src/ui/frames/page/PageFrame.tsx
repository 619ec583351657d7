import type { ReactNode } from 'react';
import { PageTitle } from '../page-title/PageTitle.tsx';
import { ClosedFrame } from './ClosedFrame.tsx';
import { NotLoadedBoard, type NotLoadedBoardProps } from './NotLoadedBoard.tsx';
import { Title } from './Title.tsx';

/** How far the subject of a page is there. */
export type PageState = 'loading' | 'denied' | 'notFound' | 'notLoaded' | 'ready';

export interface PageFrameProps {
  readonly state: PageState;
  /** Heading and document title while the subject's own name is not known. */
  readonly title: string;
  /** The whole page while it loads. */
  readonly skeleton: ReactNode;
  /** The whole page for somebody who may not see it; `StoppedPage` draws one. */
  readonly denied: ReactNode;
  /** The whole page where there is no such subject. Left out where the failed call leads to the app's own: the skeleton stands until then. */
  readonly notFound?: ReactNode;
  readonly notLoaded: NotLoadedBoardProps;
  /** The page itself, drawn only when its subject is there. */
  readonly children: () => ReactNode;
}

/** One frame for the states of a page whose subject comes from the server. For a part of a page there is `Loaded`. */
export function PageFrame({ state, title, skeleton, denied, notFound = skeleton, notLoaded, children }: PageFrameProps) {
  if (state === 'ready') return children();
  if (state === 'denied') return denied;
  if (state === 'notFound') return notFound;
  if (state === 'loading') return skeleton;
  return (
    <main id="main" tabIndex={-1}>
      <Title>{title}</Title>
      <ClosedFrame>
        <PageTitle>{title}</PageTitle>
        <NotLoadedBoard {...notLoaded} />
      </ClosedFrame>
    </main>
  );
}
