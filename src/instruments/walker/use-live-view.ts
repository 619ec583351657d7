import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ProductFrame } from '../product/product-frame.ts';
import { followActors, type LiveFollower, type LiveView } from './live.ts';

/** As often as the frame is asked for its log: a document has one as soon as its first actor begins. */
const LOOK_MS = 200;

const NOTHING: LiveView = { actors: [] };
const subscribeToNothing = () => () => undefined;
const nothing = (): LiveView => NOTHING;

/** What the actors of the product's page do; those of the document that is loaded now. Nothing where there is no frame. */
export const useLiveView = (frame: ProductFrame | null): LiveView => {
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
