import * as z from 'zod/mini';
import { EvidenceDecision } from '#contracts/evidence/evidence.schema.ts';
import { createDeviceStore, type DeviceStorage, type DeviceStore } from '#ui/keep/device-store.ts';

const Form = z.object({ completedOn: z.nullable(z.string()), score: z.string(), message: z.string() });
const Draft = z.object({ ...Form.shape, verdict: z.nullable(z.enum(['accepted', 'rejected'])) });

/** What a reviewer typed and did not send. `title` and `learner` name it where the evidence is not loaded. */
export const KeptEvidence = z.object({ title: z.string(), learner: z.string(), draft: Draft });
export type KeptEvidence = z.output<typeof KeptEvidence>;

/** A decision that was made. Its call leaves at `leavesAtMs` (real time), unless this page was closed before. */
const Leaving = z.object({ submission: EvidenceDecision, leavesAtMs: z.number() });
export const KeptDecision = z.object({ ...KeptEvidence.shape, ...Leaving.shape, key: z.string() });
export type KeptDecision = z.output<typeof KeptDecision>;

/** What was typed for several pieces of an organisation. */
export const KeptForm = z.object({ form: Form });
export type KeptForm = z.output<typeof KeptForm>;

/** A decision about several pieces of one organisation. */
export const KeptBatch = z.object({ ...Leaving.shape, organisationId: z.number(), keys: z.array(z.string()) });
export type KeptBatch = z.output<typeof KeptBatch>;

const VERSION = 1;

/** What one person keeps on this device of evidence: by its key, and by organisation for several pieces. */
export interface KeptEvidences {
  readonly drafts: DeviceStore<KeptEvidence>;
  readonly decisions: DeviceStore<KeptDecision>;
  readonly forms: DeviceStore<KeptForm>;
  readonly batches: DeviceStore<KeptBatch>;
}

/** Under a person's own id and the evidence's own key, and nowhere else (D-19's rule). */
export const keptEvidences = (userId: number, storage?: () => DeviceStorage): KeptEvidences => {
  const store = <S extends z.ZodMiniType>(kind: string, schema: S): DeviceStore<z.output<S>> =>
    createDeviceStore({ ...(storage === undefined ? {} : { storage }), prefix: `waymark.evidence-${kind}/${userId}`, version: VERSION, parse: (value) => schema.parse(value) });
  return { drafts: store('draft', KeptEvidence), decisions: store('decision', KeptDecision), forms: store('form', KeptForm), batches: store('batch', KeptBatch) };
};

/** The name of a piece in a store: the same for the same key and for no other. */
export const nameOfKey = (key: string): string => encodeURIComponent(key);
