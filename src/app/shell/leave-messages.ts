/** C-29: what is asked before a page is left while something would be lost. */
export const LEAVE = {
  title: 'Leave this page?',
  text: 'A file is still on its way, or this device could not keep your answers. If you leave now, that is lost.',
  leave: 'Leave',
  stay: 'Stay',
};
