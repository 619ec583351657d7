import { memo } from 'react';
import { CAROUSEL_SLIDES } from '#contracts/constants.ts';
import type { OrganisationSettings } from '#contracts/organisations/settings.schema.ts';
import { formatUnixDate } from '#ui/format/days.ts';
import { TodayLine } from '#ui/drawings/path/TodayLine.tsx';
import { bandRows } from './band-rows.ts';
import { keyOf } from '#cards/item-keys.ts';
import { ItemAsCard } from '#cards/ItemAsCard.tsx';
import { Carousel } from '#ui/lists/carousel/Carousel.tsx';
import { plural } from '#ui/format/counts.ts';
import { Skeleton } from '#ui/frames/skeleton/Skeleton.tsx';
import { SkeletonGroup } from '#ui/frames/skeleton/SkeletonGroup.tsx';
import type { LoadedBand } from './use-home.ts';

interface BandSectionProps {
  title: string;
  form: LoadedBand['form'];
  items: LoadedBand['items'];
  settings: OrganisationSettings;
  nowUnix: number;
  nextIn: ReadonlyMap<number, string>;
}

/** L-09: one band; while it loads, what it will look like. Drawn again only when something of its own has changed. */
const BandSection = memo(function BandSection({ title, form, items, ...shared }: BandSectionProps) {
  if (items === undefined)
    return (
      <section className={`band band--${form}`} aria-label={title}>
        <div className="band__head">
          <h2>{title}</h2>
        </div>
        <SkeletonGroup label={`Loading ${title}`}>
          <div className="band__skels">
            {['a', 'b', 'c'].map((key) => (
              <div key={key} className="skels">
                <Skeleton shape="picture" />
                <Skeleton shape="meta" width={40} />
                <Skeleton shape="lead" width={80} />
                <Skeleton shape="text" width={50} />
              </div>
            ))}
          </div>
        </SkeletonGroup>
      </section>
    );
  return (
    <Carousel
      className={`band--${form}`}
      title={title}
      count={plural(items.length, 'item')}
      slides={CAROUSEL_SLIDES}
      items={items.map((item) => ({
        key: keyOf(item),
        slide: <ItemAsCard item={item} form={form} {...shared} />,
      }))}
    />
  );
});

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
