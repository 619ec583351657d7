import type { ReactNode } from 'react';
import type { OrganisationMembership, Profile } from '#contracts/profile/profile.schema.ts';
import { OrgMark } from '#ui/drawings/avatar/OrgMark.tsx';
import { Link } from '#ui/actions/link/Link.tsx';
import { ThemeToggle } from '#ui/theme/ThemeToggle.tsx';
import '#ui/styles/shell.css';
import { apiAddress } from '#current/api-address.ts';
import { config } from '#current/config.ts';
import { MainNav } from './MainNav.tsx';
import { leadsToReviews, type NavLink } from './nav-links.ts';
import { OrganisationSwitcher } from './OrganisationSwitcher.tsx';
import { SigningOutBar } from './SigningOutBar.tsx';
import { UserMenu } from './UserMenu.tsx';

export interface TopBarProps {
  readonly profile: Profile;
  /** Null for somebody who belongs to none (B-13): then it is the product's own bar. */
  readonly organisation: OrganisationMembership | null;
  readonly links: readonly NavLink[];
  /** Those that may offer View As; the one in front unless said. */
  readonly memberships?: readonly OrganisationMembership[];
  /** No page but this one can be opened (B-13). */
  readonly isStopped?: boolean;
  /** What hangs beside the account: the bell, where there is something to hear. */
  readonly bell?: ReactNode;
  /** The way to anything, where there are pages to go to. */
  readonly finder?: ReactNode;
}

/** B-01, B-02: whose training this is, where one can go, who is signed in. */
export function TopBar({
  profile,
  organisation,
  links,
  bell,
  finder,
  isStopped = false,
  memberships = organisation === null ? [] : [organisation],
}: TopBarProps) {
  const name = organisation?.name ?? config.productName;
  return (
    <header className="topbar">
      <SigningOutBar />
      <div className="wrap topbar__in">
        <div className="org">
          <Link className="org__home" href="/">
            <OrgMark name={name} logoUrl={apiAddress(organisation?.logo)} />
            <span className="org__name">{name}</span>
          </Link>
          <OrganisationSwitcher profile={profile} organisation={organisation} />
        </div>
        {links.length > 0 && <MainNav links={links} />}
        <div className="tools">
          {finder}
          <ThemeToggle />
          {bell}
          <UserMenu
            profile={profile}
            memberships={memberships}
            leadsToProfile={!isStopped}
            leadsToReviews={links.length > 0 && organisation !== null && leadsToReviews({ profile, organisation })}
          />
        </div>
      </div>
    </header>
  );
}
