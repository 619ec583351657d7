import { IconArrowRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { meQuery } from '#api/queries/profile.queries.ts';
import type { OrganisationMembership } from '#contracts/profile/profile.schema.ts';
import { apiAddress } from '#current/api-address.ts';
import { useServices } from '../services/services.ts';
import { SignOutButton } from '../shell/SignOutButton.tsx';
import { TopBar } from '../shell/TopBar.tsx';
import { ViewAsLayer } from '../shell/ViewAsLayer.tsx';
import { ViewAsButton } from '../shell/ViewAsButton.tsx';
import { useSwitchOrganisation } from '../services/use-switch-organisation.ts';
import { BootSkeleton } from '../pages/BootSkeleton.tsx';
import { OrgMark } from '#ui/drawings/avatar/OrgMark.tsx';
import './organisation-list.css';
import { StoppedPage } from '#ui/frames/stopped/StoppedPage.tsx';

interface OrganisationListProps {
  readonly organisations: readonly OrganisationMembership[];
  readonly onChoose: (organisationId: number) => void;
}

/** B-14: the other organisations of somebody whom this one does not let in. */
function OrganisationList({ organisations, onChoose }: OrganisationListProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="meta strong">
        Your other organisations
      </h2>
      <ul className="orgs">
        {organisations.map(({ organisation_id, name, logo, settings }) => (
          <li key={organisation_id}>
            <button type="button" onClick={() => onChoose(organisation_id)}>
              <OrgMark name={name} logoUrl={apiAddress(logo)} colour={settings.colour_primary ?? null} />
              <b>{name}</b>
              <IconArrowRight className="ic" aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const NO_MEMBERSHIP = {
  at: 'before',
  heading: "You don't have access with an organisation yet",
  lead: 'You can sign in, but no organisation has added you. Please contact your training administrator.',
} as const;

const noRole = (name: string) =>
  ({
    at: 'none',
    heading: "Sorry, you don't have access. You need to be assigned an appropriate role.",
    lead: `You belong to ${name}, but you don't have a role there yet. Please contact your training administrator.`,
  }) as const;

/** B-13 to B-15: no membership, or one without a role; another organisation where there is one, and the way out. */
export function NoAccessPage({ organisation }: { organisation: OrganisationMembership | null }) {
  const { client } = useServices();
  const { data: profile } = useQuery(meQuery(client));
  const choose = useSwitchOrganisation();
  // B-13: never while the profile is on its way.
  if (profile === undefined) return <BootSkeleton />;
  const others = profile.organisations.filter((other) => other.organisation_id !== organisation?.organisation_id);
  return (
    <>
      <ViewAsLayer profile={profile} />
      <TopBar profile={profile} organisation={organisation} links={[]} memberships={profile.organisations} isStopped />
      <StoppedPage
        title="No access"
        {...(organisation === null ? NO_MEMBERSHIP : noRole(organisation.name))}
        actions={
          <>
            <ViewAsButton profile={profile} />
            <SignOutButton profile={profile} />
          </>
        }
      >
        {/* B-06: whoever views stays where the learner is. */}
        {others.length > 0 && profile.impersonated !== true && (
          <OrganisationList organisations={others} onChoose={choose} />
        )}
      </StoppedPage>
    </>
  );
}
