import type { ComponentType } from 'react';

/** What authored content is shown with: another area reads it, and the app hands that in. */
export interface ContentSlotProps {
  /** As the wire carries it (P-23). */
  readonly content: string;
  /** Whose content it is (P-22); null for a category, which has no files. */
  readonly holder: { readonly entities: 'collections' | 'modules' | 'pages'; readonly id: number } | null;
  /** What addresses of items begin with: `/pages/157` leads to `/pages/157/modules/7` (M-16, M-31). Empty for none. */
  readonly base: string;
}

export type ContentSlot = ComponentType<ContentSlotProps>;
