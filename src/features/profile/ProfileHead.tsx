import { chosenAvatarAddress } from '#current/avatar-address.ts';
import type { Current } from '#current/current-context.ts';
import { Avatar } from '#ui/drawings/avatar/Avatar.tsx';
import { AvatarPicker } from './avatar/AvatarPicker.tsx';
import type { AvatarState } from './avatar/use-avatar.ts';
import type { ProfileDraftState } from './draft/use-profile-draft.ts';

export interface ProfileHeadProps extends Current {
  readonly draft: ProfileDraftState;
  /** The way to another picture; null where the section has none. */
  readonly avatar: AvatarState | null;
}

const roleOf = ({ profile, organisation }: Current): string => {
  if (organisation.admin === true) return 'Administrator';
  return profile.manager === true ? 'Manager' : 'Learner';
};

/** Who the page is about: the picture as it will be saved, the name as it is. */
export function ProfileHead({ profile, organisation, draft, avatar }: ProfileHeadProps) {
  return (
    <header className="pf__head">
      <span className="pf__pic">
        <Avatar name={profile.name} src={chosenAvatarAddress(profile, draft.value('avatar_id'))} />
      </span>
      <div className="pf__who">
        <h1>{profile.name}</h1>
        <p className="lead">
          {roleOf({ profile, organisation })} at {organisation.name}
        </p>
      </div>
      {avatar !== null && <AvatarPicker avatar={avatar} draft={draft} />}
    </header>
  );
}
