import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useApi } from '#api/api-context.ts';
import { fetchCertificate } from '#api/queries/awards.queries.ts';
import type { AwardSummary } from '#contracts/awards/award.schema.ts';
import type { Profile } from '#contracts/profile/profile.schema.ts';
import { hasCertificate } from '#machines/awards/award-standing.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { saveBytes } from '#ui/actions/download/save-blob.ts';

/**
 * E-05 to E-07: saves the certificate of an award, where there is one. A failure raises nothing; the button, which does
 * not claim that anything was saved, offers to try again.
 */
export function CertificateButton({ award, profile }: { award: AwardSummary; profile: Profile }) {
  const client = useApi();
  const [state, setState] = useState<'ready' | 'fetching' | 'missing'>('ready');
  if (!hasCertificate(award)) return null;
  const save = async (): Promise<void> => {
    setState('fetching');
    try {
      saveBytes(await fetchCertificate(client, profile, award.award_id), `${award.title}.pdf`);
      setState('ready');
    } catch {
      setState('missing');
    }
  };
  const label = state === 'missing' ? 'Try again' : 'Download';
  return (
    <Button
      variant="secondary"
      aria-label={`${label}: ${award.title}`}
      busy={state === 'fetching'}
      onClick={() => void save()}
    >
      <IconDownload className="ic" aria-hidden />
      {label}
    </Button>
  );
}
