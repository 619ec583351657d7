import * as z from 'zod/mini';
import { ReviewSubmission } from '#contracts/assessments/review.schema.ts';
import { createDeviceStore, type DeviceStorage, type DeviceStore } from '#ui/keep/device-store.ts';

const Draft = z.object({
  attempt: z.number(),
  marks: z.record(z.string().check(z.regex(/^\d+$/)), z.boolean()),
  comment: z.string(),
  file: z.nullable(z.object({ id: z.number(), name: z.string(), bytes: z.number() })),
});

const Subject = z.union([
  z.object({ by: z.literal('key'), key: z.string() }),
  z.object({ by: z.literal('user'), userId: z.number(), assessmentId: z.number() }),
]);

/** What a reviewer typed and did not send. `title` and `learner` name it where the work is not loaded. */
export const KeptReview = z.object({ title: z.string(), learner: z.string(), draft: Draft });
export type KeptReview = z.output<typeof KeptReview>;

/** A decision that was made. Its call leaves at `leavesAtMs` (real time), unless this page was closed before. */
export const KeptDecision = z.object({ ...KeptReview.shape, subject: Subject, submission: ReviewSubmission, leavesAtMs: z.number() });
export type KeptDecision = z.output<typeof KeptDecision>;

const VERSION = 1;

/** What one person keeps on this device of reviews, by the name of the subject. */
export interface KeptReviews {
  readonly drafts: DeviceStore<KeptReview>;
  readonly decisions: DeviceStore<KeptDecision>;
}

/** D-19: under a person's own id and the review's own name, and nowhere else. */
export const keptReviews = (userId: number, storage?: () => DeviceStorage): KeptReviews => {
  const where = storage === undefined ? {} : { storage };
  return {
    drafts: createDeviceStore({ ...where, prefix: `waymark.review/${userId}`, version: VERSION, parse: (value) => KeptReview.parse(value) }),
    decisions: createDeviceStore({ ...where, prefix: `waymark.decision/${userId}`, version: VERSION, parse: (value) => KeptDecision.parse(value) }),
  };
};

/** The draft under a name, or nothing. */
export const keptUnder = ({ drafts }: Pick<KeptReviews, 'drafts'>, name: string): readonly KeptReview[] => {
  const found = drafts.read(name);
  return found.found === 'kept' ? [found.value] : [];
};
