import { useMemo, useState } from 'react';
import type { Draft } from '#machines/assessments/draft.ts';
import type { RecordStore } from '#persistence/record-store.ts';
import type { AssessmentDraft } from './assessment-work.ts';
import { findOffer } from './draft-offer.ts';

/** Answers of another attempt that are on this device, offered until the learner decides. */
export interface OfferedDraft {
  readonly draft: Draft;
  readonly savedAtMs: number;
  /** Removes them from the device. */
  readonly discard: () => void;
}

/** Looks for such answers beside the attempt that the page is about; `attempts` is null while that is not known. */
export const useDraftOffer = (store: RecordStore<AssessmentDraft>, organisationId: number, assessmentId: number, attempts: number | null): OfferedDraft | null => {
  const [discarded, setDiscarded] = useState(0);
  const offer = useMemo(() => {
    // Looked for again after each discarded one: there may be a third.
    void discarded;
    return attempts === null ? null : findOffer(store, organisationId, { assessmentId, attempts });
  }, [store, organisationId, assessmentId, attempts, discarded]);
  if (offer === null) return null;
  return {
    ...offer,
    discard: () => {
      store.clear(offer.name);
      setDiscarded((count) => count + 1);
    },
  };
};
