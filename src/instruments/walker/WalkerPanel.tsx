import { IconLink } from '@tabler/icons-react';
import { useCallback, useEffect, useId, useState, useSyncExternalStore } from 'react';
import type { CatalogueEntry } from '#machines/catalogue-entry.ts';
import { catalogue } from '#machines/catalogue.ts';
import { statesOf } from '#machines/testing/machine-parts.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import type { ProductFrame } from '../product/product-frame.ts';
import { askedState } from '../there/arrival-text.ts';
import { noteVisit, useBegunVisit } from '../there/visit-store.ts';
import { machineName } from './diagram.ts';
import { standsAt } from './event-text.ts';
import type { WalkerFacts } from './facts.ts';
import { followActors, isRunning, type LiveActor, type LiveFollower, type LiveView } from './live.ts';
import { LiveWalker } from './LiveWalker.tsx';
import { RehearsalWalker } from './RehearsalWalker.tsx';
import { aloneAddress, useStateAddress, useWalkerAddress } from './walker-address.ts';
import './walker.css';

/** As often as the frame is asked for its log: a document has one as soon as its first actor begins. */
const LOOK_MS = 200;

const NOTHING: LiveView = { actors: [] };
const subscribeToNothing = () => () => undefined;
const nothing = (): LiveView => NOTHING;

/** What the actors of the product's page do; those of the document that is loaded now. Nothing where there is no frame. */
const useLiveView = (frame: ProductFrame | null): LiveView => {
  const [follower, setFollower] = useState<LiveFollower | null>(null);
  useEffect(() => {
    let log: Window['waymarkActorLog'];
    let current: LiveFollower | null = null;
    const look = (): void => {
      const found = frame?.view()?.waymarkActorLog;
      if (found === undefined || found === log) return;
      current?.stop();
      log = found;
      current = followActors(found);
      setFollower(current);
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => {
      clearInterval(timer);
      current?.stop();
    };
  }, [frame]);
  return useSyncExternalStore(follower?.subscribe ?? subscribeToNothing, follower?.view ?? nothing);
};

interface MachinePickerProps {
  readonly catalogue: readonly CatalogueEntry[];
  /** The charts that run in the product, the newest first. */
  readonly running: readonly { readonly value: string; readonly label: string }[];
  /** What the address names; null for the chart on the screen. */
  readonly machine: string | null;
  readonly onPick: (machine: string | null) => void;
}

/** Which chart is shown: the one on the screen, or any of the catalogue, by area. */
function MachinePicker({ catalogue, running, machine, onPick }: MachinePickerProps) {
  const id = useId();
  const areas = Map.groupBy(catalogue, ({ area }) => area);
  return (
    <div className="wk__m">
      <label className="vh" htmlFor={id}>
        Chart
      </label>
      <select
        id={id}
        className="input"
        value={machine ?? ''}
        onChange={(event) => onPick(event.target.value === '' ? null : event.target.value)}
      >
        <option value="">{running[0] === undefined ? 'On screen: none' : `On screen: ${running[0].label}`}</option>
        {running.length > 0 && (
          <optgroup label="Running">
            {running.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </optgroup>
        )}
        {[...areas].map(([area, entries]) => (
          <optgroup key={area} label={area}>
            {entries.map((entry) => (
              <option key={machineName(entry)} value={machineName(entry)}>
                {entry.name}
              </option>
            ))}
          </optgroup>
        ))}
        {machine !== null &&
          !catalogue.some((entry) => machineName(entry) === machine) &&
          !running.some(({ value }) => value === machine) && <option value={machine}>{machine}</option>}
      </select>
    </div>
  );
}

export interface WalkerPanelProps {
  /** The product beside the walker; null where it stands alone. */
  readonly frame: ProductFrame | null;
  /** What the build knows of the charts, unless said. */
  readonly loadFacts?: () => Promise<{ readonly facts: WalkerFacts }>;
}

const LIVE = 'live:';
const importFacts = () => import('virtual:walker-facts');

/** Without the facts everything but coverage, the text of items and the source of guards is there. */
type LoadedFacts = WalkerFacts | 'loading' | 'failed';

const FACTS_MISSING = {
  loading: 'Loading coverage, the text of items and the source of guards…',
  failed: 'Coverage, the text of items and the source of guards could not be loaded. Load the page again.',
} as const;

const useFacts = (load: NonNullable<WalkerPanelProps['loadFacts']>): LoadedFacts => {
  const [facts, setFacts] = useState<LoadedFacts>('loading');
  useEffect(() => {
    let isWanted = true;
    load().then(
      (loaded) => isWanted && setFacts(loaded.facts),
      () => isWanted && setFacts('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [load]);
  return facts;
};

const entryOf = ({ name, kind }: LiveActor): CatalogueEntry | undefined =>
  kind === 'chart' ? catalogue.find(({ machine }) => machine.id === name) : undefined;

const hasState = ({ machine }: CatalogueEntry, id: string | null): boolean =>
  statesOf(machine.root).some((node) => node.id === id);

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
  const loaded = useFacts(loadFacts);
  const facts = typeof loaded === 'string' ? null : loaded;
  const view = useLiveView(frame);
  const [asked, setAsked] = useState(() => askedState(location.search));
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
  const isKnown = (id: string | null): boolean => entry !== undefined && hasState(entry, id);
  const chosen = isKnown(state) ? state : null;
  // What the address asks to be at is of the chart that it names; without one, of any.
  const unknown = [state, machine === null ? null : asked].find((id) => id !== null && !isKnown(id)) ?? null;
  const isNowhere = machine === null && asked !== null && !catalogue.some((one) => hasState(one, asked));
  const addressOf = useStateAddress(name);
  const onChoose = useCallback(
    (stateId: string) => go({ machine, state: stateId === state ? null : stateId }),
    [go, machine, state],
  );

  const pick = (picked: string | null): void => {
    noteVisit(null);
    setAsked(null);
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
      {entry !== undefined && unknown !== null && (
        <p className="wk__unknown" role="alert">
          The chart {machineName(entry)} has no state {unknown}. It was renamed, or the link is of another version.
        </p>
      )}
      {isNowhere && (
        <p className="wk__unknown" role="alert">
          No state chart has a state {asked}. It was renamed, or the link is of another version.
        </p>
      )}
      <p className="wk__unknown" role="status" hidden={typeof loaded !== 'string'}>
        {typeof loaded === 'string' && FACTS_MISSING[loaded]}
      </p>
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
