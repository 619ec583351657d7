import { chosenAvatarAddress } from '#current/avatar-address.ts';
import type { Profile } from '#contracts/profile/profile.schema.ts';
import { Avatar } from '#ui/drawings/avatar/Avatar.tsx';

export interface WhereItShowsProps {
  readonly profile: Pick<Profile, 'id' | 'avatar_id'>;
  /** As it stands in the form. */
  readonly name: string;
  readonly avatarId: unknown;
}

/** The name and the picture where others meet them, while they are typed. Wide screens only. */
export function WhereItShows({ profile, name, avatarId }: WhereItShowsProps) {
  return (
    <aside className="spec" aria-label="Where it shows">
      <h2>Where it shows</h2>
      <figure>
        <div className="spec__cert">
          <svg viewBox="0 0 320 226" aria-hidden="true">
            <rect className="spec__paper" width="320" height="226" />
            <path className="spec__line" d="M12 12h296v202H12z" />
            <g transform="translate(40 34)">
              <path className="spec__pole" d="M0 0v64" />
              <path className="spec__flag" d="M1 0h64l-12 22 12 22H1z" />
            </g>
          </svg>
          <p className="spec__n">
            <span>Infection Control Certificate</span>
            <b>{name}</b>
          </p>
        </div>
      </figure>
      <p className="meta">Certificates print your name as it stands here.</p>
      <p className="spec__who">
        <Avatar name={name} src={chosenAvatarAddress(profile, avatarId)} />
        <span>
          <b>{name}</b>
          <span className="meta">Reviewers and your manager see this</span>
        </span>
      </p>
    </aside>
  );
}
