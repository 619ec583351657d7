import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { meQuery } from '#api/queries/profile.queries.ts';
import { AboutDialog } from '#features/releases/AboutDialog.tsx';
import { STAGING_CONSEQUENCE } from '#features/releases/staging.ts';
import { Banner } from '#ui/messages/note/Banner.tsx';
import { useChosenOrganisation } from '../services/use-chosen-organisation.ts';
import { useServices } from '../services/services.ts';
import './staging-banner.css';

/**
 * B-19, U-04: what is done in the staging environment is no training; About says which release this is, and of what. It
 * stands on every page, also where nobody is signed in.
 */
export function StagingBanner() {
  const { client } = useServices();
  // What is known already: the banner asks nothing.
  const { data: profile } = useQuery({ ...meQuery(client), enabled: false });
  const organisation = useChosenOrganisation(profile ?? null);
  const [isOpen, setOpen] = useState(false);
  return (
    <aside className="staging" aria-label="Staging">
      <Banner>
        <span>
          <b>Staging.</b> {STAGING_CONSEQUENCE}.
        </span>
        <button type="button" className="staging__about" onClick={() => setOpen(true)}>
          About
        </button>
      </Banner>
      <AboutDialog isOpen={isOpen} onClose={() => setOpen(false)} organisationName={organisation?.name ?? null} />
    </aside>
  );
}
