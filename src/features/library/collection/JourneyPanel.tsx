import { TRAINING_STATES } from '#cards/state-labels.ts';
import { IconSitemap } from '@tabler/icons-react';
import { useDeferredValue, useState } from 'react';
import type { OrganisationSettings } from '#contracts/organisations/settings.schema.ts';
import type { Journey, JourneyStop } from '#machines/library/journey.ts';
import { apartOf } from '#machines/library/joined-stops.ts';
import { isOver, type TrainingNode } from '#machines/library/training-map.ts';
import { isLocked } from '#machines/library/why-locked.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { LinkButton } from '#ui/actions/button/LinkButton.tsx';
import { Link } from '#ui/actions/link/Link.tsx';
import { CurrentStop } from '#ui/drawings/path/CurrentStop.tsx';
import { Path } from '#ui/drawings/path/Path.tsx';
import { PathNode } from '#ui/drawings/path/PathNode.tsx';
import { goLabel } from '../locked/unlock-texts.ts';
import type { CollectionFlowDialogProps } from '../flow/CollectionFlowDialog.tsx';
import { lazyPart } from '#ui/frames/part/lazy-part.tsx';
import { PartMissing } from '#ui/frames/part/PartMissing.tsx';
import { nodeKind, nodeLabels } from './node-labels.ts';
import type { OpenCollection } from './use-collection.ts';

/** The dependency flow of a collection, whose drawing comes when it is opened. */
const CollectionFlowPart = lazyPart(
  async () => (await import('../flow/CollectionFlowDialog.tsx')).CollectionFlowDialog,
  {
    missing: (again, { onClose }) => (
      <PartMissing title="The diagram could not be loaded" onAgain={again} onClose={onClose} />
    ),
  },
);

/** M-15: opens the dependency flow, whose code comes then. */
function FlowButton(props: Omit<CollectionFlowDialogProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <IconSitemap className="ic" aria-hidden />
        Flow diagram
      </Button>
      {isOpen && <CollectionFlowPart {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

/** So many stops are drawn at first, and more at each press. */
const AT_ONCE = 100;
/** So many fill a window, and are painted before the others. */
const IN_SIGHT = 20;

export interface JourneyPanelProps {
  readonly open: OpenCollection;
  readonly journey: Journey;
  readonly settings: OrganisationSettings;
  readonly hrefOf: (node: TrainingNode) => string;
  readonly nowUnix: number;
}

/** M-12: the order of a collection as a path: where its person is, what is next, and what is closed until when. */
export function JourneyPanel({ open, journey, settings, hrefOf, nowUnix }: JourneyPanelProps) {
  const { map, next, collection, self } = open;
  const closing = open.assessments.filter((node) => isLocked(map, node));
  const anytime = [...journey.anytime, ...open.assessments.filter((node) => !closing.includes(node))].filter(
    (node) => node !== next,
  );
  const [wanted, setWanted] = useState(AT_ONCE);
  const at = journey.stops.findIndex(({ node }) => node !== null && node === next);
  // What comes next in no order stands before the first stop that is left.
  const left = journey.stops.findIndex(({ node }) => node === null || !isOver(node.status));
  const here = left < 0 ? journey.stops.length : left;
  const count = Math.max(useDeferredValue(wanted, IN_SIGHT), Math.max(at, here) + 2);
  const shown = journey.stops.slice(0, count);
  const isWhole = shown.length === journey.stops.length;
  const nodeAt = (node: TrainingNode, key: string, apart = false) => {
    const link = <Link href={hrefOf(node)}>{node.title}</Link>;
    const { marker, why } = nodeLabels(map, node, settings, nowUnix);
    if (node === next)
      return (
        <CurrentStop
          key={key}
          title={link}
          why={marker === 'todo' || marker === 'progress' ? nodeKind(node) : why}
          action={
            <LinkButton variant="go" href={hrefOf(node)}>
              {goLabel(node)}
            </LinkButton>
          }
        />
      );
    return (
      <PathNode
        key={key}
        apart={apart}
        marker={marker}
        line={isOver(node.status) ? 'walked' : isLocked(map, node) ? 'gated' : 'open'}
        title={link}
        why={why}
      />
    );
  };
  const waiting = isWhole ? journey.waiting.filter(({ node }) => node !== next) : [];
  const apartAt = apartOf([...shown, ...waiting].map(({ entityId, after }) => ({ key: entityId, needs: after })));
  const stopOf = ({ entityId, title, node }: JourneyStop, index: number) => {
    const apart = apartAt[index] === true;
    return node === null ? (
      <PathNode key={entityId} apart={apart} marker="coming" line="gated" title={title} why="Not assigned to you" />
    ) : (
      nodeAt(node, String(entityId), apart)
    );
  };
  return (
    <div className="coll__body coll__body--journey">
      <section aria-labelledby="coll-order">
        <div className="coll__lh">
          <h2 id="coll-order">In this order</h2>
          <FlowButton {...{ open, settings, hrefOf, nowUnix }} />
        </div>
        <Path>
          {shown.slice(0, here).map(stopOf)}
          {next !== null && at < 0 && nodeAt(next, 'here')}
          {shown.slice(here).map((stop, index) => stopOf(stop, here + index))}
          {waiting.map((stop, index) => stopOf(stop, shown.length + index))}
          {isWhole && closing.map((node) => nodeAt(node, `assessment ${node.id}`))}
          {isWhole && (
            <PathNode
              marker="goal"
              line={isOver(self.status) ? 'walked' : 'gated'}
              title={collection.title}
              why={isOver(self.status) ? TRAINING_STATES.completed.word : 'Completed with its last part'}
            />
          )}
        </Path>
        {!isWhole && (
          <p className="coll__more">
            <Button variant="secondary" onClick={() => setWanted(wanted + AT_ONCE)}>
              Show more of {journey.stops.length} stops
            </Button>
          </p>
        )}
      </section>
      {anytime.length > 0 && (
        <aside className="coll__aside" aria-labelledby="coll-anytime">
          <h2 id="coll-anytime">At any time</h2>
          <p className="meta">These stand in no order.</p>
          <ul className="coll__anytime">
            {anytime.slice(0, wanted).map((node) => {
              const { marker, why } = nodeLabels(map, node, settings, nowUnix);
              return (
                <PathNode
                  key={`${node.kind} ${node.id}`}
                  marker={marker}
                  title={<Link href={hrefOf(node)}>{node.title}</Link>}
                  why={why}
                  className="coll__lone"
                />
              );
            })}
          </ul>
        </aside>
      )}
    </div>
  );
}
