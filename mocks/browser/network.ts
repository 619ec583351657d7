import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest';
import { WebSocketInterceptor } from '@mswjs/interceptors/WebSocket';
import type { HttpHandler, WebSocketHandler } from 'msw';
import { createDefaultNetworkOptions } from 'msw/browser';
import { defineNetwork, InterceptorSource } from 'msw/experimental';
import { isAskedLately } from './lately.ts';
import { tell } from './tell.ts';
import { acceptFailedUpdates } from './worker-updates.ts';

const QUIET = { onUnhandledFrame: 'bypass', context: { quiet: true } } as const;

/** A worker that has just become active claims its pages at once. */
const CLAIMED_WITHIN_MS = 500;
const RELOADED = 'waymark-demo-controlled-at';
/** A browser that has workers turned off would reload for ever. */
const GUARD_MS = 5000;

/**
 * The last page of the demo that closes lets its worker go. A frame that registers it in that very moment takes up the
 * old one, which claims nothing any more: only loading the frame again brings it under the worker.
 */
const reloadOnce = (): void => {
  if (!isAskedLately(RELOADED, GUARD_MS)) location.reload();
};

/**
 * Resolves once the page's calls reach the worker. After a hard reload they never do: the library then loads the page
 * once more, and says meanwhile that all is well; what that page would call the host would answer.
 */
const isControlled = (): Promise<void> =>
  new Promise((resolve) => {
    const { serviceWorker } = navigator;
    const look = (): void => {
      if (serviceWorker.controller === null) return;
      serviceWorker.removeEventListener('controllerchange', look);
      resolve();
    };
    serviceWorker.addEventListener('controllerchange', look);
    look();
    if (window.parent !== window) {
      setTimeout(() => {
        if (serviceWorker.controller === null) reloadOnce();
      }, CLAIMED_WITHIN_MS);
    }
  });

/**
 * Puts the handlers between the page and the network, sockets included: by a service worker, so that images, frames and
 * new tabs are answered too, and uploads by an interceptor, because a worker reports no progress. Where the browser has
 * no worker (an address without TLS) or refuses it, the page's own `fetch` and XMLHttpRequest are answered. Resolves to
 * whether it has one.
 */
export const interceptNetwork = async (
  handlers: readonly (HttpHandler | WebSocketHandler)[],
  workerUrl: string,
): Promise<boolean> => {
  if ('serviceWorker' in navigator) {
    acceptFailedUpdates(ServiceWorkerRegistration.prototype);
    const [worker, sockets] = createDefaultNetworkOptions(workerUrl).sources;
    const uploads = new InterceptorSource({ interceptors: [new XMLHttpRequestInterceptor()] });
    try {
      await defineNetwork({ sources: [worker, sockets, uploads], handlers: [...handlers], ...QUIET }).enable();
      await isControlled();
      return true;
    } catch (error) {
      tell('The worker of the fake backend could not start; the page answers its own calls.', error);
      // They stand already, and nothing can stand in for the same name twice.
      sockets.disable();
      uploads.disable();
    }
  }
  const page = new InterceptorSource({
    interceptors: [new FetchInterceptor(), new XMLHttpRequestInterceptor(), new WebSocketInterceptor()],
  });
  defineNetwork({ sources: [page], handlers: [...handlers], ...QUIET }).enable();
  return false;
};
