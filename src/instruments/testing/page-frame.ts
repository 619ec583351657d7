import type { Demo } from '#contracts/demo.ts';
import { createInProcess } from '#mocks/in-process.ts';
import type { ProductFrame } from '../product/product-frame.ts';

/** A frame with a document of its own, which `show` fills for a path; its console is that of a fake backend. */
export const pageFrame = (show: (document: Document, path: string) => void) => {
  const { demo } = createInProcess();
  const element = document.createElement('iframe');
  document.body.append(element);
  const opened: string[] = [];
  const view = (): Window | null => element.contentWindow;
  const fill = (path: string): void => {
    opened.push(path);
    if (element.contentDocument === null) return;
    element.contentDocument.body.innerHTML = '';
    show(element.contentDocument, path);
  };
  const frame: ProductFrame = {
    seat: 1,
    base: '/',
    source: '/',
    view,
    demo: (): Promise<Demo> => Promise.resolve(demo),
    path: () => opened.at(-1) ?? '/',
    subscribe: () => () => undefined,
    open: fill,
    reload: () => fill(opened.at(-1) ?? '/'),
    openAfresh: (path) => {
      fill(path);
      return Promise.resolve();
    },
    attach: () => undefined,
  };
  const pageDocument = (): Document => element.contentDocument as Document;
  return { frame, demo, opened, pageDocument };
};
