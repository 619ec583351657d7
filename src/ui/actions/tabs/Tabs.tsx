import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import './tabs.css';

export interface TabsProps {
  /** The accessible name of the row of tabs. */
  label: string;
  tabs: readonly { key: string; label: ReactNode; panel: ReactNode }[];
  /** The tab in the URL; without it the component keeps its own. */
  selected?: string;
  onSelect?: (key: string) => void;
  /** Page tabs at 20 px, tabs inside a row at 16. */
  size?: 'lead' | 'text';
}

/** Views of one thing; arrow keys move along the row. */
export function Tabs({ label, tabs, selected, onSelect, size = 'text' }: TabsProps) {
  return (
    <AriaTabs
      {...(selected === undefined ? {} : { selectedKey: selected })}
      {...(onSelect === undefined ? {} : { onSelectionChange: (key) => onSelect(String(key)) })}
    >
      <TabList aria-label={label} className={size === 'lead' ? 'tabs tabs--lead' : 'tabs'}>
        {tabs.map((tab) => (
          <Tab key={tab.key} id={tab.key} className="tab">
            {tab.label}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.key} id={tab.key} className="tabpanel">
          {tab.panel}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
