import type { RegisteredKind, SentKind, StoredKind, WorkKind } from '../work-kind.ts';

/**
 * One draft and one confirmed submission about something else, each with its name on the device and in the question of
 * signing out.
 */
export interface Sample<D = unknown, I = unknown> {
  readonly draft: { readonly name: string; readonly value: D; readonly named: string };
  readonly confirmed: {
    readonly name: string;
    readonly title: string;
    readonly input: I;
    readonly named: string;
    readonly href: string;
  };
}

/** A kind of which nothing is typed has no draft, and one that its form sends nothing confirmed. */
type SampleOf<K> =
  K extends WorkKind<infer D, infer I, infer _>
    ? Sample<D, I>
    : K extends SentKind<infer I, infer _>
      ? Pick<Sample<never, I>, 'confirmed'>
      : K extends StoredKind<infer D>
        ? Pick<Sample<D>, 'draft'>
        : never;

/** A kind of stored work with its sample. */
export interface SampledKind {
  readonly kind: RegisteredKind;
  readonly sample: Partial<Sample>;
}

/**
 * What an area exports as `sample` from `src/features/<area>/testing/<kind>.sample.ts`: what the registry promises is
 * proven with it.
 */
export const workSample = <const K>(kind: K, sample: SampleOf<K>): SampledKind => ({
  kind: kind as RegisteredKind,
  sample: sample as SampledKind['sample'],
});
