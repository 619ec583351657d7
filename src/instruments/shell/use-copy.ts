import { useInstruments } from './instruments-context.ts';

/** Puts a text where others can paste it, and says so; where a browser refuses that, the text itself is shown. */
export const useCopy = (): ((text: string, done: string) => Promise<void>) => {
  const { report } = useInstruments();
  return async (text, done) => {
    try {
      await navigator.clipboard.writeText(text);
      report({ kind: 'done', text: done });
    } catch {
      report({ kind: 'failed', text: `This browser lets nothing be copied. It was: ${text}` });
    }
  };
};
