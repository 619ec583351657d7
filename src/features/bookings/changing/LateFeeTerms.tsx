import { RichText } from '#ui/texts/rich-text/RichText.tsx';
import { READ_TERMS } from './changing-messages.ts';

export interface LateFeeTermsProps {
  /** As the organisation's authors wrote it; null: it has written nothing. */
  readonly terms: string | null;
  /** What stands in its place then. */
  readonly rule: string;
}

/** Whether anything can be read in authored HTML: an editor that was emptied leaves its paragraph. */
const hasText = (html: string): boolean => /\S/.test(html.replaceAll(/<[^>]*>|&nbsp;/g, ''));

/** what somebody agrees to, to be read where it is agreed to (0293). */
export function LateFeeTerms({ terms, rule }: LateFeeTermsProps) {
  if (terms === null || !hasText(terms)) return <p className="meta fees__terms">{rule}</p>;
  return (
    <details className="fees__terms">
      <summary>{READ_TERMS}</summary>
      <RichText html={terms} />
    </details>
  );
}
