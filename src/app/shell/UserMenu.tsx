import { IconLogout, IconUser } from '@tabler/icons-react';
import type { Profile } from '#contracts/profile/profile.schema.ts';
import { Avatar } from '#ui/avatar/Avatar.tsx';
import { Menu } from '#ui/menu/Menu.tsx';
import { apiAddress } from '../api-address.ts';
import { maySignOut, useSignOut } from './use-sign-out.tsx';

const PROFILE = { key: 'profile', href: '/profile', label: <><IconUser className="ic" aria-hidden />My Profile</> };
const SIGN_OUT = { key: 'out', label: <><IconLogout className="ic" aria-hidden />Sign out</> };

/** B-09, B-18: who is signed in, their profile and the way out. */
export function UserMenu({ profile }: { profile: Profile }) {
  const { signOut, question } = useSignOut(profile);
  const { avatar_id: avatar } = profile;
  return (
    <>
      <Menu
        label={`${profile.name}, your account`}
        trigger={<Avatar name={profile.name} src={typeof avatar === 'number' ? apiAddress(`files/${avatar}/view`) : undefined} />}
        items={maySignOut(profile) ? [PROFILE, SIGN_OUT] : [PROFILE]}
        onPick={(key) => {
          if (key === SIGN_OUT.key) signOut();
        }}
      />
      {question}
    </>
  );
}
