declare module 'virtual:walker-facts' {
  import type { WalkerFacts } from './facts.ts';

  export const facts: WalkerFacts;
}
