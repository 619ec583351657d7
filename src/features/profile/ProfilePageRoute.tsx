import { useParams } from 'react-router';
import { useCurrent } from '#current/current-context.ts';
import { NotFoundPage } from '#ui/frames/stopped/NotFoundPage.tsx';
import { ProfilePage } from './ProfilePage.tsx';
import { sectionAt, sectionsOf } from './profile-sections.ts';

/** `/profile` and its sections (G-01). A section that the organisation does not show is not there. */
export function ProfilePageRoute() {
  const { profile, organisation } = useCurrent();
  const section = sectionAt(sectionsOf(organisation), useParams()['section']);
  if (section === null) return <NotFoundPage />;
  return (
    <ProfilePage
      key={`${profile.id}-${organisation.organisation_id}`}
      profile={profile}
      organisation={organisation}
      section={section}
    />
  );
}
