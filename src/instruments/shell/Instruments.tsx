import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { Demo, DemoStatus } from '#contracts/demo.ts';
import { Tabs } from '#ui/actions/tabs/Tabs.tsx';
import { JournalsContext } from '../journal/journals-context.ts';
import { PlayerBar } from '../journal/PlayerBar.tsx';
import { useRecordedProduct } from '../journal/use-recorded-product.ts';
import type { ProductFrame } from '../product/product-frame.ts';
import { readAddress, writeAddress } from './address.ts';
import { DataFoot } from './DataFoot.tsx';
import { failureText } from './failure-text.ts';
import { InstrumentsContext, type Outcome } from './instruments-context.ts';
import { InstrumentsHead } from './InstrumentsHead.tsx';
import { Marker } from '#ui/messages/marker/Marker.tsx';
import { sitBesideText } from '../panels/persona-text.ts';
import { PANELS } from './panels.tsx';
import { isDemoKey } from './press-key.ts';
import { usePolled } from './use-polled.ts';
import { useSeats } from './use-seats.ts';
import './instruments.css';

/** Calls `onPress` for the key of the demo desk, pressed in the instruments or in the product. */
const useDemoKey = (product: ProductFrame, onPress: () => void): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isDemoKey(event)) onPress();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    let heard: Window | null = null;
    const hearProduct = (): void => {
      heard = product.view();
      // The same listener twice is one.
      heard?.addEventListener('keydown', listen);
    };
    window.addEventListener('keydown', listen);
    hearProduct();
    const stop = product.subscribe(hearProduct);
    return () => {
      stop();
      window.removeEventListener('keydown', listen);
      heard?.removeEventListener('keydown', listen);
    };
  }, [product]);
};

/**
 * How many mails came since the mailbox was last open. `count`: all of them, null while it is not known; fewer than
 * before mean that the demo began anew.
 */
const useNewMails = (count: number | null, isMailboxOpen: boolean): number => {
  const [seen, setSeen] = useState<number | null>(null);
  if (count === null) return 0;
  if (seen === null || count < seen || (isMailboxOpen && count !== seen)) {
    setSeen(count);
    return 0;
  }
  return count - seen;
};

const TITLES = { 1: 'The product', 2: 'The product as somebody else' } as const;

/** The frame that holds the product; its name tells the fake backend which seat it is. */
function ProductView({ frame }: { frame: ProductFrame }) {
  const attach = useCallback((element: HTMLIFrameElement | null) => frame.attach(element), [frame]);
  return <iframe ref={attach} title={TITLES[frame.seat]} name={`waymark-seat:${frame.seat}`} src={frame.source} />;
}

/** What the last press did. Both regions stand from the start, so that what is put into them is announced. */
function OutcomeLine({ outcome }: { outcome: Outcome | null }) {
  return (
    <div className="dk__outcome">
      <p role="status">{outcome?.kind === 'done' && outcome.text}</p>
      <p role="alert">
        {outcome?.kind === 'failed' && (
          <>
            <Marker shape="expired" size={20} word="Not done:" />
            {outcome.text}
          </>
        )}
      </p>
    </div>
  );
}

export interface InstrumentsProps {
  readonly product: ProductFrame;
  /** Makes the frame of the second seat, which begins at a path. */
  readonly seatBeside: (path: string) => ProductFrame;
  /** Leaves the instruments for another address. */
  readonly leave: (address: string) => void;
}

const FIRST_TAB = 'stage';

/** Why the open tab is not the one that the address names; null where it is. */
const unknownTab = (tab: string | null): Outcome | null =>
  tab === null || PANELS.some(({ key }) => key === tab)
    ? null
    : { kind: 'failed', text: `There is no tab “${tab}” here. Stage is open instead.` };

const STATUS_MS = 1000;
const readStatus = (demo: Demo) => demo.status();

/** What is wrong with the demo itself is told until something else is. */
const problemOutcome = (status: DemoStatus | null): Outcome | null =>
  status === null || status.problem === null ? null : { kind: 'failed', text: status.problem };

/**
 * What is still true of what was said last. That something was done is told while the same person is signed in: another
 * desk may have begun anew since.
 */
const currentOutcome = (told: ToldOutcome | null, status: DemoStatus | null): Outcome | null =>
  told?.person === undefined || status === null || told.person === status.person ? told : null;

interface ToldOutcome extends Outcome {
  /** Who was signed in once it was done; undefined where that does not matter. */
  readonly person?: string | null;
}

/** The product, and beside it what it is driven with. The address carries the open tab and where the product is. */
export function Instruments({ product: frame, seatBeside, leave }: InstrumentsProps) {
  const [first] = useState(() => readAddress(location.search));
  const [tab, setTab] = useState(unknownTab(first.tab) === null ? (first.tab ?? FIRST_TAB) : FIRST_TAB);
  const [outcome, setOutcome] = useState<ToldOutcome | null>(() => unknownTab(first.tab));
  const { product, journals } = useRecordedProduct(frame, setOutcome);
  const seats = useSeats(product, seatBeside, first.besidePerson === null ? first.beside : null);
  const { beside } = seats;
  const { value: status, again } = usePolled(product, readStatus, STATUS_MS);

  const act = useCallback(
    async (work: (demo: Demo) => Promise<string>): Promise<void> => {
      setOutcome(null);
      try {
        const text = await work(await product.demo());
        const { person } = await (await product.demo()).status();
        setOutcome({ kind: 'done', text, person });
      } catch (error) {
        setOutcome({ kind: 'failed', text: failureText(error) });
      }
      again();
    },
    [product, again],
  );

  const seatLinked = useEffectEvent(() => {
    const { beside: path, besidePerson: email } = first;
    if (email !== null)
      void act(async (demo) => sitBesideText(await demo.personas(), email, await seats.sitBeside(email, path ?? '/')));
  });
  useEffect(() => {
    // The first frame answers before another is opened beside it; where it does not, `act` says so.
    const seat = (): void => seatLinked();
    void product.demo().then(seat, seat);
  }, [product]);

  useEffect(() => {
    const write = (): void =>
      history.replaceState(
        history.state,
        '',
        writeAddress(location.search, { tab, path: product.path(), beside: beside?.path() ?? null }),
      );
    write();
    const stops = [product.subscribe(write), beside?.subscribe(write)];
    return () => {
      for (const stop of stops) stop?.();
    };
  }, [product, beside, tab]);

  const close = (): void => leave(`${product.base}${product.path().slice(1)}`);
  useDemoKey(product, close);

  // On a phone the row of tabs scrolls.
  useEffect(() => {
    document.querySelector('.dk__tabs > [role="tablist"] > [aria-selected="true"]')?.scrollIntoView({
      block: 'nearest',
      inline: 'nearest',
    });
  }, [tab]);

  const newMails = useNewMails(status?.mails ?? null, tab === 'mail');
  const isWide = PANELS.some(({ key, isWide = false }) => key === tab && isWide);
  const tabs = PANELS.map(({ key, label, Panel }) => ({
    key,
    label: label({ status, newMails }),
    panel: <Panel frame={product} />,
  }));
  return (
    <JournalsContext value={journals}>
      <InstrumentsContext value={{ product, seats, status, act, report: setOutcome }}>
        <a className="skip" href="#instruments">
          Skip to the demo desk
        </a>
        <div className={isWide ? 'dock dock--walk' : 'dock'}>
          <main className="dock__app" data-front={seats.front}>
            <h1 className="vh">The product with the demo desk</h1>
            <ProductView frame={product} />
            {beside !== null && <ProductView frame={beside} />}
          </main>
          <aside id="instruments" className="dk" aria-label="Demo desk" tabIndex={-1}>
            <InstrumentsHead onClose={close} />
            <PlayerBar />
            <div className="dk__tabs">
              <Tabs label="Demo desk" tabs={tabs} selected={tab} onSelect={setTab} />
            </div>
            <OutcomeLine outcome={currentOutcome(outcome, status) ?? problemOutcome(status)} />
            <DataFoot />
          </aside>
        </div>
      </InstrumentsContext>
    </JournalsContext>
  );
}
