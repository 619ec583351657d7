/** What React Aria lets the focus into, and does not hide, while one of its dialogs is open. */
const TOP_LAYER = 'data-react-aria-top-layer';

/**
 * While `work` runs, what somebody else adds to the body stays reachable above our dialogs: a dialog hides what appears
 * outside of it, and the bank's question would be there to see and not to answer (F-07).
 */
export const aboveDialogs = async <T>(work: () => Promise<T>): Promise<T> => {
  const raise = (records: readonly MutationRecord[]): void => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof HTMLElement)) continue;
      node.setAttribute(TOP_LAYER, 'true');
      node.removeAttribute('aria-hidden');
      node.inert = false;
    }
  };
  const observer = new MutationObserver(raise);
  observer.observe(document.body, { childList: true });
  try {
    return await work();
  } finally {
    observer.disconnect();
  }
};
