import { Fragment, memo } from 'react';
import type { OrganisationSettings } from '#contracts/organisations/settings.schema.ts';
import { formatUnixDate } from '#ui/format/days.ts';
import { TodayLine } from '#ui/drawings/path/TodayLine.tsx';
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
  const shown = bands.filter(isShown);
  const late = shown.find(({ form }) => form === 'late');
  const soon = shown.find(({ form }) => form === 'soon');
  const today = <TodayLine>{`Today, ${formatUnixDate(shared.nowUnix)}`}</TodayLine>;
  return (
    <div className="wrap bands">
      {shown.map((band) => (
        <Fragment key={band.id}>
          {band === soon && today}
          <BandSection title={band.title} form={band.form} items={band.items} {...shared} />
          {band === late && soon === undefined && today}
        </Fragment>
      ))}
    </div>
  );
});
