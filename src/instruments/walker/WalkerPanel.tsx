import { IconLink } from '@tabler/icons-react';
import { useCallback, useEffect, useState } from 'react';
import type { CatalogueEntry } from '#machines/catalogue-entry.ts';
import { catalogue } from '#machines/catalogue.ts';
import { statesOf } from '#machines/testing/machine-parts.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import type { ProductFrame } from '../product/product-frame.ts';
import { noteVisit, useBegunVisit } from '../there/visit-store.ts';
import { machineName } from './diagram.ts';
import { MachinePicker } from './MachinePicker.tsx';
import { standsAt } from './event-text.ts';
import type { WalkerFacts } from './facts.ts';
import { isRunning, type LiveActor } from './live.ts';
import { LiveWalker } from './LiveWalker.tsx';
import { RehearsalWalker } from './RehearsalWalker.tsx';
import { useLiveView } from './use-live-view.ts';
import { aloneAddress, useStateAddress, useWalkerAddress } from './walker-address.ts';
import './walker.css';

export interface WalkerPanelProps {
  /** The product beside the walker; null where it stands alone. */
  readonly frame: ProductFrame | null;
  /** What the build knows of the charts, unless said. */
  readonly loadFacts?: () => Promise<{ readonly facts: WalkerFacts }>;
}

const LIVE = 'live:';
const importFacts = () => import('virtual:walker-facts');

const useFacts = (load: NonNullable<WalkerPanelProps['loadFacts']>): WalkerFacts | null => {
  const [facts, setFacts] = useState<WalkerFacts | null>(null);
  useEffect(() => {
    let isWanted = true;
    // Without them everything but coverage, items and the source of guards is there.
    load().then(
      (loaded) => isWanted && setFacts(loaded.facts),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [load]);
  return facts;
};

const entryOf = ({ name, kind }: LiveActor): CatalogueEntry | undefined =>
  kind === 'chart' ? catalogue.find(({ machine }) => machine.id === name) : undefined;

/** The address of a chart that runs in the product: `live:session/login`. */
const liveName = (actor: LiveActor): string =>
  `${LIVE}${machineName(entryOf(actor) ?? { area: '', name: actor.name })}`;

const nothingText = (machine: string | null): string => {
  if (machine === null)
    return 'No state chart is running in the product. Choose one above to walk it without its screen.';
  if (machine.startsWith(LIVE))
    return `The chart ${machine.slice(LIVE.length)} is not running in the product now. Choose it above to walk it without its screen.`;
  return `There is no state chart ${machine}. Choose one above.`;
};

/** The walker of state charts: what runs in the product, and any chart of the catalogue without its screen (Z-10). */
export function WalkerPanel({ frame, loadFacts = importFacts }: WalkerPanelProps) {
  const [{ machine, state }, go] = useWalkerAddress();
  const facts = useFacts(loadFacts);
  const view = useLiveView(frame);
  const [copied, setCopied] = useState('');
  const running = view.actors.filter((one) => isRunning(one) && entryOf(one) !== undefined).toReversed();
  const visited = useBegunVisit()?.machine;
  // A chart that was chosen by hand is followed live once the product was brought to one of its states.
  const followed =
    machine === null
      ? running[0]
      : running.find(
          (one) => machine === liveName(one) || (machine === visited && liveName(one) === `${LIVE}${visited}`),
        );
  const entry = followed === undefined ? catalogue.find((one) => machineName(one) === machine) : entryOf(followed);
  const name = entry === undefined ? null : machineName(entry);
  const chosen = entry !== undefined && statesOf(entry.machine.root).some(({ id }) => id === state) ? state : null;
  const addressOf = useStateAddress(name);
  const onChoose = useCallback(
    (stateId: string) => go({ machine, state: stateId === state ? null : stateId }),
    [go, machine, state],
  );

  const pick = (picked: string | null): void => {
    noteVisit(null);
    go({ machine: picked, state: null });
  };
  const copy = (): void => {
    const address = new URL(addressOf(chosen), location.href).href;
    navigator.clipboard.writeText(address).then(
      () => setCopied('Chart link copied'),
      () => setCopied(`The browser did not let the link be copied: ${address}`),
    );
  };

  return (
    <div className="wk">
      <div className="wk__h">
        <MachinePicker
          catalogue={catalogue}
          running={running
            .filter((one, nth) => running.findIndex(({ name: other }) => other === one.name) === nth)
            .map((one) => ({ value: liveName(one), label: one.name }))}
          machine={machine}
          onPick={pick}
        />
        {followed !== undefined && <p className="lamp lamp--on">{standsAt(followed.steps.at(-1)?.states ?? [])}</p>}
        <p className="wk__said" role="status">
          {copied}
        </p>
        {/* Its address is read when it is pressed: the shell writes the product's path into it, too. */}
        <a
          className="wk__alone"
          href={aloneAddress(location.search, frame !== null)}
          onClick={(event) => event.currentTarget.setAttribute('href', aloneAddress(location.search, frame !== null))}
        >
          {frame === null ? 'Beside the product' : 'On its own'}
        </a>
        <Button variant="secondary" className="wk__copy" onClick={copy}>
          <IconLink className="ic ic--s" aria-hidden="true" />
          <span>Copy chart link</span>
        </Button>
      </div>
      {state !== null && entry !== undefined && chosen === null && (
        <p className="wk__unknown" role="alert">
          The chart {machineName(entry)} has no state {state}. It was renamed, or the link is of another version.
        </p>
      )}
      {entry === undefined ? (
        <p className="wk__unknown" role={machine === null ? undefined : 'alert'}>
          {nothingText(machine)}
        </p>
      ) : followed !== undefined && frame !== null ? (
        <LiveWalker
          key={followed.id}
          actor={followed}
          {...{ frame, entry, view, facts, chosen, addressOf, onChoose }}
        />
      ) : (
        <RehearsalWalker key={machineName(entry)} {...{ frame, entry, facts, chosen, addressOf, onChoose }} />
      )}
    </div>
  );
}
