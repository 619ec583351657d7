import { createStandIn } from './stripe.ts';

/** The script that a page loads from a host that answers for the provider: its API lies two steps above it. */
const from = (document.currentScript as HTMLScriptElement).src;

Object.assign(window, {
  Stripe: createStandIn({
    document,
    fetch: (input, init) => fetch(input, init),
    api: new URL('../v1', from).href,
    navigate: (address) => location.assign(address),
  }),
});
