import type { OrganisationSettings } from '#contracts/organisations/settings.schema.ts';
import { LibraryLinks } from './LibraryLinks.tsx';

/** M-07: the end of a category. */
export function DiscoverMore({ settings }: { settings: OrganisationSettings }) {
  return (
    <section className="listing__part discover" aria-labelledby="discover-heading">
      <h2 id="discover-heading">Discover more</h2>
      <LibraryLinks settings={settings} />
    </section>
  );
}
