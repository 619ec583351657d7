import type { ProductFrame } from '../product/product-frame.ts';
import { isDemoVerb, type DemoVerb, type Step } from './journal.ts';
import { hidePath } from './secrets.ts';

type Verb = (...args: readonly unknown[]) => unknown;

/** A console, or a group of its verbs, that tells which verbs were used. */
const heardVerbs = <T extends object>(
  verbs: T,
  group: string,
  told: (verb: DemoVerb, args: readonly unknown[]) => void,
): T =>
  new Proxy(verbs, {
    get: (owner, key) => {
      const member: unknown = Reflect.get(owner, key);
      const name = `${group}${String(key)}`;
      if (typeof member === 'object' && member !== null) return heardVerbs(member, `${name}.`, told);
      if (typeof member !== 'function' || !isDemoVerb(name)) return member;
      return (...args: readonly unknown[]): unknown => {
        told(name, args);
        return (member as Verb)(...args);
      };
    },
  });

/** The frame of the product as the demo desk uses it: what it does to the product is recorded, too. */
export const recordedFrame = (frame: ProductFrame, note: (step: Step) => void): ProductFrame => ({
  ...frame,
  demo: async () => heardVerbs(await frame.demo(), '', (verb, args) => note({ kind: 'demo', verb, args: [...args] })),
  open: (path) => {
    note({ kind: 'go', path: hidePath(path) });
    frame.open(path);
  },
  reload: () => {
    note({ kind: 'reload' });
    frame.reload();
  },
});
