import { useLayoutEffect, useRef, type ReactNode } from 'react';
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
  /**
   * The whole page where there is no such subject. Left out where the failed call leads to the app's own: the
   * skeleton stands until then.
   */
  readonly notFound?: ReactNode;
  readonly notLoaded: NotLoadedBoardProps;
  /** The page itself, drawn only when its subject is there. */
  readonly children: () => ReactNode;
}

/**
 * B-23: what had the focus is gone with its state of the page: the page itself, where a change of route put it, has it
 * then. Listens before the effects of a route change run: they may focus the first state.
 */
const useFocusOfPage = (state: PageState): void => {
  const wasOnPage = useRef(false);
  useLayoutEffect(() => {
    const note = (): void => {
      wasOnPage.current = document.activeElement?.matches('main') === true;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useLayoutEffect(() => {
    if (wasOnPage.current && document.activeElement === document.body)
      document.querySelector('main')?.focus({ preventScroll: true });
  }, [state]);
};

/** One frame for the states of a page whose subject comes from the server. For a part of a page there is `Loaded`. */
export function PageFrame({
  state,
  title,
  skeleton,
  denied,
  notFound = skeleton,
  notLoaded,
  children,
}: PageFrameProps) {
  useFocusOfPage(state);
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
