import { IconCheck, IconLogout, IconSelector } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { OrganisationMembership, Profile } from '#contracts/profile/profile.schema.ts';
import { apiAddress } from '#current/api-address.ts';
import { config } from '#current/config.ts';
import { hasUnsavedWork } from '#persistence/unsaved-work.ts';
import { OrgMark } from '#ui/drawings/avatar/OrgMark.tsx';
import { Link } from '#ui/actions/link/Link.tsx';
import { ThemeToggle } from '#ui/theme/ThemeToggle.tsx';
import '#ui/styles/shell.css';
import { currentOf, leadsToReviews, type NavLink } from './nav-links.ts';
import { Menu } from '#ui/actions/menu/Menu.tsx';
import { LeaveQuestion } from './leave-question.tsx';
import { useSwitchOrganisation } from '../services/use-switch-organisation.ts';
import { InkBar } from '#ui/frames/ink-bar/InkBar.tsx';
import { useServices } from '../services/services.ts';
import { UserMenu } from './UserMenu.tsx';

/** B-03: the links of the top bar, where there is room for them. */
function MainNav({ links }: { links: readonly NavLink[] }) {
  const { pathname } = useLocation();
  return (
    <nav className="nav" aria-label="Main">
      {links.map((link) => (
        <Link key={link.key} href={link.href} aria-current={currentOf(link, pathname)}>
          <span>{link.label}</span>
        </Link>
      ))}
    </nav>
  );
}

/**
 * the page stays until the server has ended the session, and says meanwhile what it waits for. It stands in the
 * bar, which stays in sight; the region stands always, so that it is announced.
 */
function SigningOutBar() {
  const { login } = useServices();
  const isLeaving = useSelector(login, (state) => state.matches('signingOut'));
  return (
    <div role="status">
      {isLeaving && <InkBar icon={<IconLogout className="ic" aria-hidden />}>Signing out…</InkBar>}
    </div>
  );
}

interface OrganisationSwitcherProps {
  readonly profile: Profile;
  readonly organisation: OrganisationMembership | null;
}

/**
 * B-06: only where there is a choice, and never while viewing as somebody else. C-29: asks where switching would lose
 * something.
 */
function OrganisationSwitcher({ profile, organisation }: OrganisationSwitcherProps) {
  const switchTo = useSwitchOrganisation();
  const [asked, setAsked] = useState<number | null>(null);
  const [enteredName, setEnteredName] = useState('');
  const { organisations } = profile;
  if (organisations.length < 2 || profile.impersonated === true) return null;

  const go = (id: number): void => {
    setAsked(null);
    setEnteredName(organisations.find((member) => member.organisation_id === id)?.name ?? '');
    switchTo(id);
  };
  const pick = (id: number): void => {
    if (id === organisation?.organisation_id) return;
    if (hasUnsavedWork()) setAsked(id);
    else go(id);
  };

  return (
    <>
      <Menu
        label={`Switch organisation, ${organisations.length} available`}
        trigger={<IconSelector className="ic" aria-hidden />}
        items={organisations.map(({ organisation_id, name, logo, settings }) => {
          const checked = organisation_id === organisation?.organisation_id;
          return {
            key: String(organisation_id),
            checked,
            label: (
              <>
                <OrgMark name={name} logoUrl={apiAddress(logo)} colour={settings.colour_primary ?? null} />
                {name}
                {checked && <IconCheck className="ic" aria-hidden />}
              </>
            ),
          };
        })}
        onPick={(key) => pick(Number(key))}
      />
      <span className="vh" role="status">
        {enteredName !== '' && `You are now in ${enteredName}`}
      </span>
      {asked !== null && <LeaveQuestion onLeave={() => go(asked)} onStay={() => setAsked(null)} />}
    </>
  );
}

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
