import { useState } from 'react';
import { OrgMark } from '#ui/drawings/avatar/OrgMark.tsx';
import { applyBrand } from '#ui/drawings/brand/brand.ts';
import { PageTitle } from '#ui/frames/page-title/PageTitle.tsx';
import { ThemeToggle } from '#ui/theme/ThemeToggle.tsx';
import '#ui/styles/shell.css';
import '#features/session/sign-in.css';
import './gallery.css';
import { AddressesSection } from './AddressesSection.tsx';
import { ControlsSection } from './ControlsSection.tsx';
import { FormSection } from './FormSection.tsx';
import { ListSection } from './ListSection.tsx';
import { LoadingSection } from './LoadingSection.tsx';
import { MarkersSection } from './MarkersSection.tsx';
import { MaterialSection } from './MaterialSection.tsx';
import { MessagesSection } from './MessagesSection.tsx';
import { OverlaysSection } from './OverlaysSection.tsx';
import { PathSection } from './PathSection.tsx';
import { RecordsSection } from './RecordsSection.tsx';
import { SignSection } from './SignSection.tsx';
import { UploadSection } from './UploadSection.tsx';

const seeds = [
  ['#1f3a6d', 'Navy'],
  ['#e8590c', 'Orange'],
  ['#f2c200', 'Yellow'],
] as const;

/** Development only: every piece of the design system in each of its states, in the order of the component sheet. */
export function GalleryPage() {
  const [seed, setSeed] = useState<string>(seeds[0][0]);
  return (
    <>
      <header className="topbar">
        <div className="wrap topbar__in">
          <div className="org">
            <span className="org__home">
              <OrgMark name="Waymark" />
              <span className="org__name">Waymark</span>
            </span>
          </div>
          <div className="tools">
            <label className="vh" htmlFor="gallery-seed">
              Organisation's colour
            </label>
            <select
              id="gallery-seed"
              className="input"
              value={seed}
              onChange={(event) => {
                setSeed(event.target.value);
                applyBrand(document.documentElement, event.target.value);
              }}
            >
              {seeds.map(([hex, name]) => (
                <option key={hex} value={hex}>
                  {name}
                </option>
              ))}
            </select>
            <ThemeToggle />
          </div>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="wrap kit">
        <header>
          <PageTitle lead="Every mark, control and message, in each of its states.">Component sheet</PageTitle>
        </header>
        <MarkersSection />
        <PathSection />
        <MaterialSection />
        <ControlsSection />
        <MessagesSection />
        <RecordsSection />
        <LoadingSection />
        <ListSection />
        <FormSection />
        <UploadSection />
        <AddressesSection />
        <SignSection />
        <OverlaysSection />
      </main>
    </>
  );
}
