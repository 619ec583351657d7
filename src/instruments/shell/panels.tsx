import type { ComponentType } from 'react';
import type { DemoStatus } from '#contracts/demo.ts';
import { StagePanel } from '../panels/StagePanel.tsx';
import type { ProductFrame } from '../product/product-frame.ts';

/** One tab of the instruments. */
export interface InstrumentsPanel {
  /** What the address carries. */
  readonly key: string;
  readonly label: (status: DemoStatus | null) => string;
  /** Takes most of the page, beside the product at the width of a phone: what is drawn rather than listed. */
  readonly isWide?: boolean;
  readonly Panel: ComponentType<{ readonly frame: ProductFrame }>;
}

export const PANELS: readonly InstrumentsPanel[] = [{ key: 'stage', label: () => 'Stage', Panel: StagePanel }];
