const HANDLES = /\bonKey(?:Down|Up|Press)(?:Capture)?\b|\bKeyboardEvent\b|['"]key(?:down|up|press)['"]/;
/** The key as the browser says it: off an event, or taken out of one by its name. */
const READS_KEY =
  /\b(?:event|e|nativeEvent)\.(?:key|code)\b|\{[^{}()]*\b(?:key|code)\b[^{}()]*\}(?:: \w*KeyboardEvent\b| = (?:event|e)\b)/;

const withoutComments = (source: string): string => source.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');

/** Why this source handles keys without `pressedKey`, by which no handler takes what an input method types (P7). */
export const keyFault = (source: string): string | null => {
  const code = withoutComments(source);
  if (!HANDLES.test(code)) return null;
  if (READS_KEY.test(code)) return 'reads the key of an event itself';
  return code.includes('pressedKey(') ? null : 'handles keys without pressedKey';
};
