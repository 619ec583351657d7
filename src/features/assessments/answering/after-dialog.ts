/** Runs once a closing dialog has left the page and given the focus back, so that the focus can go somewhere else. */
export const afterDialog = (work: () => void): void => {
  requestAnimationFrame(() => requestAnimationFrame(work));
};
