import { useState } from 'react';
import type { Current } from '#current/current-context.ts';
import { useToday } from '#current/use-today.ts';
import { useOpenPersistence } from '#persistence/persistence.ts';
import { useEntityView } from '#current/use-entity-view.ts';
import { Breadcrumb } from '#ui/frames/breadcrumb/Breadcrumb.tsx';
import { Title } from '#ui/frames/page/Title.tsx';
import { StatusBadge } from '#ui/messages/badge/StatusBadge.tsx';
import { AboutSection } from './about/AboutSection.tsx';
import { aboutFact } from './about/about-fact.ts';
import { useAvatar } from './avatar/use-avatar.ts';
import { useProfileDraft } from './draft/use-profile-draft.ts';
import { PreferencesSection } from './preferences/PreferencesSection.tsx';
import { ProfileContents, sectionName } from './ProfileContents.tsx';
import { ProfileHead } from './ProfileHead.tsx';
import { sectionsOf, type ProfileSection } from './profile-sections.ts';
import { SecuritySection } from './security/SecuritySection.tsx';
import { SubscriptionsFact, SubscriptionsSection } from './SubscriptionsSection.tsx';
import './profile.css';

export interface ProfilePageProps extends Current {
  readonly section: ProfileSection;
}

/** Everything about the person who is signed in (G-01). Give it a key of person and organisation: the draft is theirs. */
export function ProfilePage({ profile, organisation, section }: ProfilePageProps) {
  const openPersistence = useOpenPersistence();
  const [{ now }] = useState(openPersistence);
  const draft = useProfileDraft({ profile, organisation });
  const avatar = useAvatar(draft);
  const [view] = useEntityView();
  const sections = sectionsOf(organisation);
  const today = useToday(now);
  const nowMs = today * 1000;
  const about = aboutFact({ profile, organisation, draft, nowMs });
  const hasTwoFactor = profile.two_factor_confirmed === true;
  const name = section === sections[0] ? '' : `${sectionName(section)} · `;
  return (
    <main id="main" tabIndex={-1} className="wrap pf">
      <Title>{`${name}My Profile · ${organisation.name}`}</Title>
      <Breadcrumb crumbs={[{ label: 'Home', href: '/' }, { label: 'My Profile' }]} />
      <ProfileHead
        profile={profile}
        organisation={organisation}
        draft={draft}
        avatar={section === 'about' ? avatar : null}
      />
      <ProfileContents
        sections={sections}
        current={section}
        facts={{
          about:
            about.marker === null ? about.text : <StatusBadge shape={about.marker} word={about.text} size="meta" />,
          security: (
            <StatusBadge
              shape={hasTwoFactor ? 'done' : 'todo'}
              word={`Two-factor is ${hasTwoFactor ? 'on' : 'off'}`}
              size="meta"
            />
          ),
          subscriptions: <SubscriptionsFact profile={profile} organisation={organisation} now={today} />,
          preferences: view === 'grid' ? 'Grid' : 'List',
        }}
      />
      {section === 'about' && (
        <AboutSection profile={profile} organisation={organisation} draft={draft} nowMs={nowMs} />
      )}
      {section === 'security' && <SecuritySection profile={profile} />}
      {section === 'subscriptions' && (
        <SubscriptionsSection profile={profile} organisation={organisation} now={today} />
      )}
      {section === 'preferences' && <PreferencesSection />}
    </main>
  );
}
