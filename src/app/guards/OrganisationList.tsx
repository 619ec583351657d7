import { IconArrowRight } from '@tabler/icons-react';
import { useId } from 'react';
import type { OrganisationMembership } from '#contracts/profile/profile.schema.ts';
import { OrgMark } from '#ui/drawings/avatar/OrgMark.tsx';
import { apiAddress } from '#current/api-address.ts';
import './organisation-list.css';

export interface OrganisationListProps {
  readonly organisations: readonly OrganisationMembership[];
  readonly onChoose: (organisationId: number) => void;
}

/** B-14: the other organisations of somebody whom this one does not let in. */
export function OrganisationList({ organisations, onChoose }: OrganisationListProps) {
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
