import { memo } from 'react';
import type { OrganisationSettings } from '#contracts/organisations/settings.schema.ts';
import { formatUnixDate } from '#ui/format/days.ts';
import { TodayLine } from '#ui/drawings/path/TodayLine.tsx';
import { bandRows } from './band-rows.ts';
import { BandSection } from './BandSection.tsx';
import type { LoadedBand } from './use-home.ts';

interface HomeBandsProps {
  bands: readonly LoadedBand[];
  settings: OrganisationSettings;
  nowUnix: number;
  nextIn: ReadonlyMap<number, string>;
}

const isShown = ({ hidden, items }: LoadedBand): boolean => !hidden && (items === undefined || items.length > 0);

/** L-05 to L-10: the bands in the order of time, with the line of today between what is past and what comes. */
export const HomeBands = memo(function HomeBands({ bands, ...shared }: HomeBandsProps) {
  return (
    <div className="wrap bands">
      {bandRows(bands.filter(isShown)).map((row) => {
        if (row === 'today') return <TodayLine key="today">{`Today, ${formatUnixDate(shared.nowUnix)}`}</TodayLine>;
        const sections = row.map((band) => (
          <BandSection key={band.id} title={band.title} form={band.form} items={band.items} {...shared} />
        ));
        return row.length === 1 ? (
          sections
        ) : (
          <div key={`row ${String(row[0]?.id)}`} className="bandrow">
            {sections}
          </div>
        );
      })}
    </div>
  );
});
