/**
 * A page that the browser kept and shows again on Back may be of a person who has left. Nothing of it is seen before
 * the server has said who is here (T6). `verify` begins the page anew for somebody else.
 */
export const checkOnReturn = (element: HTMLElement, verify: () => Promise<unknown>): void => {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    element.style.visibility = 'hidden';
    void verify()
      .catch(() => undefined)
      .finally(() => {
        element.style.visibility = '';
      });
  });
};
