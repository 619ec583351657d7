import { IconArrowRight, IconBooks, IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { OrganisationSettings } from '#contracts/organisations/settings.schema.ts';
import { Link } from '#ui/actions/link/Link.tsx';

/** L-11: the two ways to look around, in the organisation's own words. */
export function Explore({ settings: { lang }, name }: { settings: OrganisationSettings; name: string }) {
  return (
    <section className="wrap explore" aria-labelledby="explore-heading">
      <div className="explore__in">
        <h2 id="explore-heading">Explore</h2>
        <ExploreLink
          href="/categories"
          icon={<IconBooks size={24} aria-hidden />}
          word={lang.library}
          description={`Everything from ${name}, by category`}
        />
        <ExploreLink
          href="/search"
          icon={<IconSearch size={24} aria-hidden />}
          word={lang.search}
          description="Find a collection, a module or a help page by name"
        />
      </div>
    </section>
  );
}

function ExploreLink({
  href,
  icon,
  word,
  description,
}: {
  href: string;
  icon: ReactNode;
  word: string;
  description: string;
}) {
  return (
    <Link className="explore__link" href={href}>
      {icon}
      <span>
        <b>{word}</b>
        <span className="meta">{description}</span>
      </span>
      <IconArrowRight size={24} aria-hidden />
    </Link>
  );
}
