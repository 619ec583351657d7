import { IconCheck, IconSelector } from '@tabler/icons-react';
import { useState } from 'react';
import type { OrganisationMembership, Profile } from '#contracts/profile/profile.schema.ts';
import { hasUnsavedWork } from '#persistence/unsaved-work.ts';
import { apiAddress } from '#current/api-address.ts';
import { Menu } from '#ui/actions/menu/Menu.tsx';
import { OrgMark } from '#ui/drawings/avatar/OrgMark.tsx';
import { LeaveQuestion } from './leave-question.tsx';
import { useSwitchOrganisation } from '../services/use-switch-organisation.ts';

export interface OrganisationSwitcherProps {
  readonly profile: Profile;
  readonly organisation: OrganisationMembership | null;
}

/**
 * B-06: only where there is a choice, and never while viewing as somebody else. C-29: asks where switching would lose
 * something.
 */
export function OrganisationSwitcher({ profile, organisation }: OrganisationSwitcherProps) {
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
