import { IconClipboardCheck, IconClipboardText, IconEye, IconLogout, IconReceipt, IconUser } from '@tabler/icons-react';
import type { OrganisationMembership, Profile } from '#contracts/profile/profile.schema.ts';
import { Avatar } from '#ui/drawings/avatar/Avatar.tsx';
import { Menu } from '#ui/actions/menu/Menu.tsx';
import { avatarAddress } from '#current/avatar-address.ts';
import { formatPence } from '#ui/format/money.ts';
import { useOwedTotal } from '../persistence/owed-part.tsx';
import { maySignOut, useSignOut } from './use-sign-out.tsx';
import { useViewAs } from './use-view-as.ts';

const PROFILE = {
  key: 'profile',
  href: '/profile',
  label: (
    <>
      <IconUser className="ic" aria-hidden />
      My Profile
    </>
  ),
};
const REVIEWS = {
  key: 'reviews',
  href: '/evidence',
  label: (
    <>
      <IconClipboardCheck className="ic" aria-hidden />
      Evidence to review
    </>
  ),
};
const ASSESSMENTS = {
  key: 'assessments',
  href: '/a',
  label: (
    <>
      <IconClipboardText className="ic" aria-hidden />
      Assessments to review
    </>
  ),
};
const VIEW_AS_KEY = 'view-as';
const SIGN_OUT = {
  key: 'out',
  label: (
    <>
      <IconLogout className="ic" aria-hidden />
      Sign out
    </>
  ),
};

export interface UserMenuProps {
  readonly profile: Profile;
  /** Those that may offer View As. */
  readonly memberships: readonly OrganisationMembership[];
  /** Whether it leads to what waits for a review. */
  readonly leadsToReviews: boolean;
  /** Whether it leads to the own profile: not where no page but this one can be opened (B-13). */
  readonly leadsToProfile: boolean;
}

/**
 * B-09, B-18, H-09: who is signed in, what is paid and not settled, their profile, what waits for their review, View
 * As, and the way out.
 */
export function UserMenu({ profile, memberships, leadsToReviews, leadsToProfile }: UserMenuProps) {
  const { signOut, question } = useSignOut(profile);
  const viewAs = useViewAs(profile, memberships);
  const owedInPence = useOwedTotal(profile.id);
  return (
    <>
      <Menu
        label={`${profile.name}, your account`}
        trigger={<Avatar name={profile.name} src={avatarAddress(profile)} />}
        items={[
          ...(owedInPence === 0
            ? []
            : [
                {
                  key: 'owed',
                  href: '/bookings',
                  label: (
                    <>
                      <IconReceipt className="ic" aria-hidden />
                      {formatPence(owedInPence)} paid, not settled
                    </>
                  ),
                },
              ]),
          ...(leadsToProfile ? [PROFILE] : []),
          ...(leadsToReviews ? [REVIEWS, ASSESSMENTS] : []),
          ...(viewAs === null
            ? []
            : [
                {
                  key: VIEW_AS_KEY,
                  label: (
                    <>
                      <IconEye className="ic" aria-hidden />
                      {viewAs.label}
                    </>
                  ),
                },
              ]),
          ...(maySignOut(profile) ? [SIGN_OUT] : []),
        ]}
        onPick={(key) => {
          if (key === SIGN_OUT.key) signOut();
          if (key === VIEW_AS_KEY) viewAs?.press();
        }}
      />
      {question}
    </>
  );
}
