import { useState } from 'react';
import { AddressHistory } from '#features/profile/addresses/AddressHistory.tsx';
import type { AddressForm } from '#machines/profile/address-form.ts';
import { TimeLine, type TimeLineProps } from '#ui/drawings/time-line/TimeLine.tsx';
import { GallerySection } from './GallerySection.tsx';

const TICKS: TimeLineProps['ticks'] = [
  { at: 0, label: "Mar '21" },
  { at: 12, label: "'22" },
  { at: 24, label: "'23" },
  { at: 36, label: "'24" },
  { at: 48, label: "'25" },
  { at: 60, label: 'Now' },
];
const FIVE_YEARS = { start: 0, end: 60, ticks: TICKS } as const;
const LEEDS = { from: 27, to: 60, name: 'Kirkgate, Leeds' } as const;

const lines: readonly (readonly [string, TimeLineProps])[] = [
  [
    'Two gaps',
    {
      ...FIVE_YEARS,
      label: 'Missing: 6 months and 2 months',
      bars: [{ from: 6, to: 25, name: 'York' }, LEEDS],
      gaps: [
        { from: 0, to: 6, length: '6 months' },
        { from: 25, to: 27, length: '2 months' },
      ],
      post: { at: 0, isReached: false },
    },
  ],
  [
    'One of them while it is typed',
    {
      ...FIVE_YEARS,
      label: 'Missing: 6 months',
      bars: [{ from: 6, to: 25, name: 'York' }, { from: 25, to: 27, isNew: true }, LEEDS],
      gaps: [{ from: 0, to: 6, length: '6 months' }],
      post: { at: 0, isReached: false },
    },
  ],
  [
    'Two at the same time',
    {
      ...FIVE_YEARS,
      label: 'Covered. 3 months twice',
      bars: [
        { from: 0, to: 30, name: 'York', lane: 'upper' },
        { ...LEEDS, nameFrom: 30 },
      ],
      overlaps: [{ from: 27, to: 30 }],
      post: { at: 0, isReached: true },
    },
  ],
  [
    'Nothing yet',
    {
      ...FIVE_YEARS,
      label: 'Nothing is covered',
      bars: [],
      gaps: [{ from: 0, to: 60, length: '5 years' }],
      post: { at: 0, isReached: false },
    },
  ],
];

const FIELD = { key: 'addresses', type: 'addresses', years: 5, maximum: 4 } as const;
/** March 2026. */
const NOW = 2026 * 12 + 2;

const ADDRESSES: readonly unknown[] = [
  {
    id: 'lookup_1',
    building_number: '12',
    thoroughfare: 'Kirkgate',
    town_or_city: 'Leeds',
    postcode: 'LS1 6BY',
    from_year: 2023,
    from_month: 6,
  },
  {
    id: 'lookup_2',
    building_name: 'Minster House',
    building_number: '1',
    thoroughfare: 'Goodramgate',
    town_or_city: 'York',
    postcode: 'YO1 7LS',
    from_year: 2021,
    from_month: 9,
    to_year: 2023,
    to_month: 3,
  },
];

/** Time that counts, and the history of addresses, which lives in the profile otherwise (G-30). */
export function AddressesSection() {
  const [value, setValue] = useState(ADDRESSES);
  const [form, setForm] = useState<AddressForm | null>(null);
  return (
    <>
      <GallerySection title="Time that counts">
        {lines.map(([name, line]) => (
          <div key={name}>
            <h3>{name}</h3>
            <TimeLine {...line} />
          </div>
        ))}
      </GallerySection>
      <GallerySection title="Addresses">
        <div>
          <AddressHistory field={FIELD} value={value} onChange={setValue} form={form} onForm={setForm} now={NOW} />
        </div>
      </GallerySection>
    </>
  );
}
