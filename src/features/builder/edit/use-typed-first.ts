import { useCallback, useEffect, useRef, useState } from 'react';

/** A text whose letters are drawn before anybody hears of them: what a page of 500 blocks makes of one comes after it. */
export interface TypedFirst {
  readonly value: string;
  readonly onType: (text: string) => void;
  /** What was typed is told now: before a key that may undo it, and when the text is left. */
  readonly flush: () => void;
}

/** After the frame that shows it. */
const afterPaint = (then: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(then);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
};

interface Waiting {
  readonly text: string;
  readonly tell: (text: string) => void;
  readonly stop: () => void;
}

export const useTypedFirst = (value: string, onChange: (text: string) => void): TypedFirst => {
  const [typed, setTyped] = useState<string | null>(null);
  const waiting = useRef<Waiting | null>(null);
  const flush = useCallback((): void => {
    const last = waiting.current;
    if (last === null) return;
    waiting.current = null;
    last.stop();
    last.tell(last.text);
    setTyped(null);
  }, []);
  useEffect(() => flush, [flush]);
  return {
    value: typed ?? value,
    onType: (text) => {
      waiting.current?.stop();
      setTyped(text);
      waiting.current = { text, tell: onChange, stop: afterPaint(flush) };
    },
    flush,
  };
};
