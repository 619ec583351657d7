import { useEffect, useRef } from 'react';
import { FieldError } from '#ui/inputs/field/FieldError.tsx';
import { Marker } from '#ui/messages/marker/Marker.tsx';
import type { HumanCheck, HumanCheckState, MountedHumanCheck } from './human-check/human-check.ts';

export interface HumanCheckRowProps {
  readonly check: HumanCheck;
  readonly id: string;
  readonly error: string | undefined;
  /** Grows with each answer of the server: a token is used once, and has to be earned again. */
  readonly used: number;
  readonly state: HumanCheckState;
  readonly onState: (state: HumanCheckState) => void;
}

/** What the row says of itself. */
const textOf = (state: HumanCheckState): string => {
  switch (state.status) {
    case 'waiting':
      return 'One tick. No puzzle.';
    case 'looking':
      return 'Looking…';
    case 'passed':
      return 'Thank you, that was enough.';
    case 'expired':
      return 'That took too long. Please tick it again.';
    case 'failed':
      return state.reason === 'unreachable'
        ? 'The check could not be loaded. Please tick it again.'
        : 'The check did not let you through. Please tick it again.';
  }
};

/** S-07, S-14: one row with its own state in words. What a provider may have to ask stands in its frame below. */
export function HumanCheckRow({ check, id, error, used, state, onState }: HumanCheckRowProps) {
  const frame = useRef<HTMLDivElement>(null);
  const mounted = useRef<MountedHumanCheck | null>(null);
  const tell = useRef(onState);
  const isTicked = state.status === 'looking' || state.status === 'passed';
  const isBad = state.status === 'expired' || state.status === 'failed' || error !== undefined;

  useEffect(() => {
    tell.current = onState;
  }, [onState]);

  useEffect(() => {
    if (frame.current === null) return undefined;
    const here = check.mount(frame.current, (next) => tell.current(next));
    mounted.current = here;
    return () => {
      mounted.current = null;
      here.unmount();
    };
  }, [check]);

  useEffect(() => {
    if (used > 0) mounted.current?.reset();
  }, [used]);

  return (
    <div>
      <label className={isBad ? 'human human--bad' : 'human'}>
        <input
          id={id}
          type="checkbox"
          checked={isTicked}
          aria-required
          aria-invalid={isBad || undefined}
          aria-describedby={error === undefined ? `${id}-state` : `${id}-state ${id}-error`}
          aria-label="Are you human?"
          onChange={(event) => (event.target.checked ? mounted.current?.start() : mounted.current?.reset())}
        />
        <span>
          <b>Are you human?</b>
          <span className="choice__d" id={`${id}-state`} aria-live="polite">
            {textOf(state)}
          </span>
        </span>
        {state.status === 'looking' && <Marker shape="upload" percent={60} />}
        {state.status === 'passed' && <Marker shape="done" />}
      </label>
      <div className="human__frame" ref={frame} />
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
