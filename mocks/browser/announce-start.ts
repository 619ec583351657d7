/**
 * Tells the document that holds this page in a frame that the product starts, and resolves when that has prepared the
 * page.
 */
export const announceStart = async (): Promise<void> => {
  if (window.parent === window) return;
  try {
    await window.parent.onProductStart?.(window);
  } catch {
    // Another origin holds the page: it is told nothing.
  }
};
