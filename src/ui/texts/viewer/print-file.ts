/** A browser may keep the page away from its own view of a document: then the file opens, to be printed there. */
const print = (frame: HTMLIFrameElement, url: string): void => {
  try {
    frame.contentWindow?.print();
  } catch {
    window.open(url);
  }
};

/** Prints a file of this page's memory from a frame of its own; the frame goes once the next file is printed. */
export const printFile = (url: string): void => {
  document.querySelector('iframe.stage__print')?.remove();
  const frame = document.createElement('iframe');
  frame.className = 'stage__print';
  frame.title = 'Printing';
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  frame.addEventListener('load', () => print(frame, url), { once: true });
  frame.src = url;
  document.body.append(frame);
};
