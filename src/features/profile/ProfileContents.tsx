import type { ReactNode } from 'react';
import { Link } from '#ui/actions/link/Link.tsx';
import { sectionHref, type ProfileSection } from './profile-sections.ts';

const NAMES: Readonly<Record<ProfileSection, string>> = {
  about: 'About',
  security: 'Security',
  subscriptions: 'Subscriptions',
  preferences: 'Preferences',
};

/** The name of a section on the screen (G-01). */
export const sectionName = (section: ProfileSection): string => NAMES[section];

export interface ProfileContentsProps {
  readonly sections: readonly ProfileSection[];
  readonly current: ProfileSection;
  /** The one fact of each section that most people come for. */
  readonly facts: Readonly<Record<ProfileSection, ReactNode>>;
}

/** Every section with its fact, and where one is. */
export function ProfileContents({ sections, current, facts }: ProfileContentsProps) {
  return (
    <nav className="contents" aria-label="My Profile">
      {sections.map((section, index) => (
        <span key={section} className="contents__i">
          <Link
            href={index === 0 ? '/profile' : sectionHref(section)}
            aria-current={section === current ? 'page' : undefined}
          >
            <b>{NAMES[section]}</b>
            <span className="meta">{facts[section]}</span>
          </Link>
        </span>
      ))}
    </nav>
  );
}
