import type { OrganisationSettings } from '#contracts/organisations/settings.schema.ts';
import { LinkButton } from '#ui/actions/button/LinkButton.tsx';

/** M-03, M-07: the ways on from the library, in the organisation's own words. */
export function LibraryLinks({ settings: { lang } }: { settings: OrganisationSettings }) {
  return (
    <div className="listing__tools">
      <LinkButton variant="secondary" href="/">
        {lang.home}
      </LinkButton>
      <LinkButton variant="secondary" href="/search">
        {lang.search}
      </LinkButton>
    </div>
  );
}
