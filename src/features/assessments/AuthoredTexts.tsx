import { RichText } from '#ui/texts/rich-text/RichText.tsx';

/** Authored texts one after the other; what was left empty takes no room (C-02, K-19). */
export function AuthoredTexts({ texts }: { texts: readonly (string | null | undefined)[] }) {
  const written = texts.filter((text): text is string => typeof text === 'string' && text.trim() !== '');
  return written.map((html) => <RichText key={html} html={html} />);
}
