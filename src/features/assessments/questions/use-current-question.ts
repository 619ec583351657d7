import { useEffect, useState } from 'react';
import { questionAnchor } from './question-state.ts';

/** A question counts as the one on screen once its top has passed this share of the window. */
const LINE = 0.4;

/** The question on screen, by id: the last one that began above the line, else the first. For the palette only. */
export const useCurrentQuestion = (order: readonly number[]): number | null => {
  const [current, setCurrent] = useState<number | null>(null);
  useEffect(() => {
    if (!('IntersectionObserver' in window)) return undefined;
    const questions = order.flatMap((id) => {
      const element = document.getElementById(questionAnchor(id));
      return element === null ? [] : [{ id, element }];
    });
    const look = () => {
      const line = window.innerHeight * LINE;
      const begun = questions.findLast(({ element }) => element.getBoundingClientRect().top <= line);
      setCurrent((begun ?? questions[0])?.id ?? null);
    };
    // Told when a question crosses the line, not at every step of a scroll.
    const observer = new IntersectionObserver(look, { rootMargin: `0px 0px -${(1 - LINE) * 100}% 0px` });
    for (const { element } of questions) observer.observe(element);
    return () => observer.disconnect();
  }, [order]);
  return current;
};
