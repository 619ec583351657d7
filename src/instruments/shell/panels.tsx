import type { ComponentType } from 'react';
import type { DemoStatus } from '#contracts/demo.ts';
import { BrandPanel } from '../panels/BrandPanel.tsx';
import { FaultsPanel } from '../panels/FaultsPanel.tsx';
import { LogPanel } from '../panels/LogPanel.tsx';
import { JournalPanel } from '../journal/JournalPanel.tsx';
import { MailPanel } from '../panels/MailPanel.tsx';
import { isArmed } from '../panels/fault-text.ts';
import { StagePanel } from '../panels/StagePanel.tsx';
import type { ProductFrame } from '../product/product-frame.ts';
import { MachinesTab } from '../walker/MachinesTab.tsx';

/** What labels of tabs count. */
export interface LabelCounts {
  readonly status: DemoStatus | null;
  /** Mails that came since the mailbox was last open. */
  readonly newMails: number;
}

/** One tab of the instruments. */
export interface InstrumentsPanel {
  /** What the address carries. */
  readonly key: string;
  readonly label: (counts: LabelCounts) => string;
  /** Takes most of the page, beside the product at the width of a phone: what is drawn rather than listed. */
  readonly isWide?: boolean;
  readonly Panel: ComponentType<{ readonly frame: ProductFrame }>;
}

/** A label with how many there are, where there are any: `Faults (3)`. */
const withCount = (label: string, count: number): string => (count === 0 ? label : `${label} (${count})`);

export const PANELS: readonly InstrumentsPanel[] = [
  { key: 'stage', label: () => 'Stage', Panel: StagePanel },
  {
    key: 'faults',
    label: ({ status }) => withCount('Faults', status?.faults.filter(isArmed).length ?? 0),
    Panel: FaultsPanel,
  },
  { key: 'mail', label: ({ newMails }) => withCount('Mail and codes', newMails), Panel: MailPanel },
  { key: 'log', label: () => 'Log', Panel: LogPanel },
  { key: 'brand', label: () => 'Brand', Panel: BrandPanel },
  { key: 'tours', label: () => 'Tours', Panel: JournalPanel },
  { key: 'charts', label: () => 'Charts', isWide: true, Panel: MachinesTab },
];
