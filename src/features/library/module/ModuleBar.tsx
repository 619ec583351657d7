import { TRAINING_STATES } from '#cards/state-labels.ts';
import type { CSSProperties, ReactNode } from 'react';
import { pointsShown } from '#machines/awards/points-shown.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { LinkButton } from '#ui/actions/button/LinkButton.tsx';
import { formatPoints } from '#ui/format/counts.ts';
import { useFocusHandover } from '#ui/frames/focus/use-focus-handover.ts';
import { useBodyClasses } from '#ui/frames/page/use-body-classes.ts';
import { Marker } from '#ui/messages/marker/Marker.tsx';
import type { KnownOnward } from '../onward/use-onward.ts';
import { goText, openedText } from '../onward/onward-texts.ts';
import type { ModulePartProps } from './module-props.ts';
import { CONFIRM } from './module-texts.ts';
import './module-bar.css';

export interface WithOnward extends ModulePartProps {
  /** Null while it is not known. */
  readonly onward: KnownOnward | null;
}

export interface ModuleBarProps extends WithOnward {
  /** It was completed while this page was open. */
  readonly isNew: boolean;
}

/** Nothing while it may still be something else: what is read out is not taken back. */
const afterText = ({ onward, isNew }: Pick<ModuleBarProps, 'onward' | 'isNew'>): string => {
  if (onward === null && isNew) return '';
  return (onward !== null && openedText(onward)) || 'You can look at it again at any time.';
};

/** The blade to what comes next; home where nothing does. */
function OnwardBlade({ onward, home }: Pick<WithOnward, 'onward'> & { home: string }) {
  if (onward === null) return null;
  const { next, hrefOf } = onward;
  return next === null ? (
    <LinkButton variant="secondary" className="mod-bar__ok" href="/">
      {home}
    </LinkButton>
  ) : (
    <LinkButton variant="go" className="mod-bar__ok" href={hrefOf(next)}>
      {goText(next)}
    </LinkButton>
  );
}

/** N-09 to N-11: the confirmation at the foot of the page, and that it counted. */
export function ModuleBar({ module, flow, organisation, onward, isNew }: ModuleBarProps) {
  const { snapshot, send } = flow;
  const handover = useFocusHandover();
  if (snapshot.matches({ progress: 'completed' })) {
    const points = pointsShown(module.points, organisation.settings);
    return (
      <Bar label={TRAINING_STATES.completed.word} isNew={isNew}>
        <p ref={handover} className="mod-bar__why" role="status" aria-atomic="false">
          <b>
            Done.{points !== null && ' '}
            {points !== null && <Points points={points} />}
          </b>{' '}
          {afterText({ onward, isNew })}
        </p>
        {onward !== null && onward.next !== null && <Walk />}
        <OnwardBlade onward={onward} home={organisation.settings.lang.home} />
      </Bar>
    );
  }
  const { facts } = snapshot.context;
  if (facts?.needsConfirmation !== true || !snapshot.matches({ progress: 'available' })) return null;
  // It stands below the question that names the learner, too, and has the focus again afterwards.
  const canConfirm = snapshot.can({ type: 'confirmed' }) || snapshot.matches({ progress: { available: 'naming' } });
  const isConfirming = snapshot.matches({ progress: { available: 'confirming' } });
  return (
    <Bar label="Confirm">
      <p className="mod-bar__why">
        {snapshot.matches({ progress: { available: 'notConfirmed' } }) ? (
          <span className="mod__bad" role="alert">
            Your confirmation did not arrive. Please try again.
          </span>
        ) : canConfirm || isConfirming ? (
          <b className="mod-bar__what">Confirming completes the module.</b>
        ) : (
          'Download the document first. Then you can confirm that you have read it.'
        )}
      </p>
      {(canConfirm || isConfirming) && (
        <Button
          ref={handover}
          variant="go"
          className="mod-bar__ok"
          busy={isConfirming}
          busyText="Confirming…"
          onClick={() => send({ type: 'confirmed' })}
        >
          {CONFIRM}
        </Button>
      )}
    </Bar>
  );
}

/** `10 points.`; its figure counts up where the bar arrives. */
function Points({ points }: { points: number }) {
  const text = `${formatPoints(points)}.`;
  const figure = text.slice(0, text.indexOf(' '));
  return (
    <>
      <span className="mod-bar__points" style={{ '--points': points } as CSSProperties}>
        {figure}
      </span>
      {text.slice(figure.length)}
    </>
  );
}

/** From what is complete to what comes next, which the blade beside it names. */
function Walk() {
  return (
    <span className="mod-walk" aria-hidden>
      <Marker shape="done" />
      <i />
      <Marker shape="here" />
    </span>
  );
}

function Bar({ label, isNew = false, children }: { label: string; isNew?: boolean; children: ReactNode }) {
  useBodyClasses('has-mod-bar');
  return (
    <div className={isNew ? 'mod-bar mod-bar--new' : 'mod-bar'} role="region" aria-label={label}>
      <div className="wrap mod-bar__in">{children}</div>
    </div>
  );
}
