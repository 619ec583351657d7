import { useEffect, useEffectEvent, useState } from 'react';
import type { ProductFrame } from '../product/product-frame.ts';
import type { Outcome } from '../shell/instruments-context.ts';
import { TOURS } from '../tours/tours.ts';
import type { Journal } from './journal.ts';
import type { Journals } from './journals-context.ts';
import { createPlayer, type Pace } from './player.ts';
import { recordedFrame } from './recorded-frame.ts';
import { createRecorder } from './recorder.ts';

/**
 * What the address says of a tour: which begins, and how fast (`pace=none` waits for nothing). A tour that was begun is
 * no part of the address.
 */
const takeTour = (): { readonly key: string | null; readonly pace: Pace } => {
  const query = new URLSearchParams(location.search);
  const key = query.get('tour');
  query.delete('tour');
  if (key !== null) history.replaceState(history.state, '', `?${query.toString()}`);
  return { key, pace: query.get('pace') === 'none' ? 'none' : 'readable' };
};

/**
 * Recorder and player of a product, and the product as the demo desk uses it, so that what it does is recorded.
 * `report` hears how a replay ended.
 */
export const useRecordedProduct = (
  frame: ProductFrame,
  report: (outcome: Outcome | null) => void,
): { readonly product: ProductFrame; readonly journals: Journals } => {
  const [made] = useState(() => {
    const recorder = createRecorder(frame);
    return { recorder, player: createPlayer({ frame }), product: recordedFrame(frame, recorder.note) };
  });
  const { recorder, player, product } = made;
  const play = async (journal: Journal, pace: Pace): Promise<void> => {
    // What plays by itself is no part of what somebody does: a tour that an address begins ends what was recorded
    // before it.
    report(null);
    if (recorder.recording().isOn) recorder.stop();
    const ending = await player.play(journal, pace);
    if (ending.kind === 'done') report({ kind: 'done', text: `${journal.title}: played to its end.` });
    if (ending.kind === 'failed') report({ kind: 'failed', text: `${journal.title}: ${ending.reason}` });
  };
  const begin = useEffectEvent(() => {
    const { key, pace } = takeTour();
    if (key === null) return;
    const tour = TOURS.find((known) => known.key === key);
    if (tour === undefined) report({ kind: 'failed', text: `There is no tour “${key}”.` });
    else void play(tour.journal, pace);
  });
  useEffect(() => {
    const leave = recorder.connect();
    begin();
    return leave;
  }, [recorder]);
  return { product, journals: { recorder, player, play } };
};
