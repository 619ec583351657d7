import { useMemo, useState } from 'react';
import type { RememberingStore } from '#persistence/unstored-records.ts';
import type { AssessmentDraft } from './assessment-work.ts';
import { findOffer, type DraftOffer } from './draft-offer.ts';

/** Answers of another attempt that were never sent, offered until the learner decides. */
export interface OfferedDraft extends DraftOffer {
  /** Removes them from the device. */
  readonly discard: () => void;
}

export interface DraftOfferInput {
  readonly store: RememberingStore<AssessmentDraft>;
  readonly organisationId: number;
  readonly assessmentId: number;
  /** The name of the draft that the page itself shows or will begin with; null where it shows none. */
  readonly own: string | null;
  /**
   * The state of the page, which looks for an offer in each: 'answering', 'passed'. Null while there is nothing to
   * offer beside.
   */
  readonly status: string | null;
}

/** Looks for answers beside the attempt that the page is about. */
export const useDraftOffer = ({
  store,
  organisationId,
  assessmentId,
  own,
  status,
}: DraftOfferInput): OfferedDraft | null => {
  const [discarded, setDiscarded] = useState(0);
  const offer = useMemo(() => {
    // Looked for again after each discarded one: there may be a third.
    void discarded;
    return status === null ? null : findOffer(store, organisationId, assessmentId, own);
  }, [store, organisationId, assessmentId, own, status, discarded]);
  if (offer === null) return null;
  return {
    ...offer,
    discard: () => {
      store.clear(offer.name);
      setDiscarded((count) => count + 1);
    },
  };
};
