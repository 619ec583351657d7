import type { ReactNode } from 'react';
import { Button } from '../../actions/button/Button.tsx';
import { EmptyState } from '../empty/EmptyState.tsx';
import { useFocusHandover } from '../focus/use-focus-handover.ts';
import { SkeletonGroup } from '../skeleton/SkeletonGroup.tsx';
import './loaded.css';

/** What a query says of itself. A result of TanStack Query fits. */
export interface LoadableQuery<Data> {
  readonly data: Data | undefined;
  /** Null or undefined while nothing went wrong. */
  readonly error: unknown;
  /** `data` answers an earlier question; the answer to this one is on its way. */
  readonly isPlaceholderData?: boolean;
  readonly refetch: () => unknown;
}

export interface LoadedProps<Data> {
  readonly query: LoadableQuery<Data>;
  /** What is loading, for screen readers: 'Loading the evidence'. */
  readonly label: string;
  /** The shape of what comes, made of `Skeleton`. */
  readonly skeleton: ReactNode;
  /**
   * What did not arrive and, as `text`, what still holds. Null for an area that stays silent about a failure and
   * collapses (J-11).
   */
  readonly failed: { readonly title: string; readonly text?: ReactNode } | null;
  /** What stands instead of no data, and when. Left out where the children show that themselves. */
  readonly empty?: { readonly isEmpty: (data: Data) => boolean; readonly shown: ReactNode };
  /** Level of the heading of a failure: 2 for a page, 3 within a section. */
  readonly level?: 2 | 3;
  readonly children: (data: Data) => ReactNode;
}

/**
 * Shows the state of a query: loading, failed with "Try again", empty, or loaded. Data that has arrived stays when a
 * later call fails. Data of an earlier question is dimmed while the new answer is on its way, and that is announced
 * politely. The focus stays here when "Try again" is removed.
 */
export function Loaded<Data>({ query, label, skeleton, failed, empty, level = 2, children }: LoadedProps<Data>) {
  const { data, error, isPlaceholderData = false, refetch } = query;
  const handover = useFocusHandover();
  if (data === undefined) {
    if (error === null || error === undefined)
      return (
        <SkeletonGroup ref={handover} label={label}>
          {skeleton}
        </SkeletonGroup>
      );
    if (failed === null) return null;
    return (
      <div ref={handover} role="status">
        <EmptyState
          level={level}
          marker="coming"
          title={failed.title}
          action={
            <Button variant="secondary" onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          {failed.text}
        </EmptyState>
      </div>
    );
  }
  return (
    <div ref={handover} className={isPlaceholderData ? 'loaded is-stale' : 'loaded'} aria-busy={isPlaceholderData}>
      <p className="vh" role="status">
        {isPlaceholderData ? label : ''}
      </p>
      {empty?.isEmpty(data) === true ? empty.shown : children(data)}
    </div>
  );
}
