import { LIST_PAGE_SIZES } from '#contracts/constants.ts';
import { defineAddress, oneOf, positive, text, type ListAddress as AddressOf } from '#ui/lists/list/address.ts';

export const SORTED_BY = ['sent', 'learner', 'training', 'waiting'] as const;
export type SortedBy = (typeof SORTED_BY)[number];

export const FILE_KINDS = ['pdf', 'photo', 'video', 'other'] as const;
export type FileKindShown = (typeof FILE_KINDS)[number];

export interface EvidenceFilters {
  readonly search: string;
  /** Entity id of a training, or null for every one. */
  readonly training: number | null;
  readonly file: FileKindShown | null;
}

export type ListAddress = AddressOf<EvidenceFilters, SortedBy>;

/** What the address says of the list of pending evidence. */
export const {
  first: FIRST_ADDRESS,
  read: readListAddress,
  write: writeListAddress,
} = defineAddress<EvidenceFilters, SortedBy>({
  filters: { search: text('q'), training: positive('training'), file: oneOf('file', FILE_KINDS) },
  sorts: SORTED_BY,
  sizes: LIST_PAGE_SIZES,
});
