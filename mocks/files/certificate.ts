import type { AwardRecord } from '#fixtures/records/award.record.ts';
import { pdf } from './pdf.ts';

/** What a certificate names. */
export interface CertificateFacts {
  readonly award: Pick<AwardRecord, 'title' | 'short_description'>;
  readonly holder: { readonly first_name: string; readonly last_name: string };
  readonly organisation: string;
  readonly awardedAtUnix: number;
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' });

/** E-05: the certificate of an award, made for the person who holds it: a PDF of one page, the same for the same facts. */
export const certificateOf = ({
  award,
  holder,
  organisation,
  awardedAtUnix,
}: CertificateFacts): Uint8Array<ArrayBuffer> => {
  const name = `${holder.first_name} ${holder.last_name}`;
  const lines = [
    'This certificate is awarded to',
    '',
    name,
    '',
    award.short_description,
    '',
    organisation,
    day.format(awardedAtUnix * 1000),
  ];
  return pdf(`${award.title}: ${name}`, [{ heading: award.title, lines, isCertificate: true }]);
};
