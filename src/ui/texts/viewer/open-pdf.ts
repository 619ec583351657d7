/** A page as it is to be drawn. */
export interface DrawnPage {
  /** From 1. */
  readonly page: number;
  /** CSS pixels for each point of the document. */
  readonly scale: number;
}

/** A document that was read, to be drawn page by page. */
export interface PdfDocument {
  readonly pages: number;
  /** The width of a page in points. */
  readonly widthOf: (page: number) => Promise<number>;
  /** Puts the page and its text into `sheet`, in one step; nothing where `signal` was aborted meanwhile. */
  readonly draw: (sheet: HTMLElement, wanted: DrawnPage, signal: AbortSignal) => Promise<void>;
  readonly close: () => void;
}

/** Sharper than this nobody can tell, and a phone has little memory. */
const MOST_PIXELS_PER_POINT = 2;

/**
 * Reads a PDF with pdf.js, whose code and worker come only now. Nothing in the document runs: this release evaluates no
 * code at all, forms and scripts are not drawn, and WebAssembly, which the policy refuses, is off. Rejects where the
 * library, its worker or the file fails.
 */
export const openPdf = async (file: Blob): Promise<PdfDocument> => {
  if (typeof Worker === 'undefined') throw new Error('This browser has no workers.');
  const [library, { default: PdfWorker }, data] = await Promise.all([
    import('pdfjs-dist/legacy/build/pdf.mjs'),
    import('pdfjs-dist/legacy/build/pdf.worker.min.mjs?worker'),
    file.arrayBuffer(),
  ]);
  const port = new PdfWorker();
  const worker = library.PDFWorker.create({ port });
  const close = (): void => {
    worker.destroy();
    port.terminate();
  };
  try {
    const broken = new Promise<never>((_, reject) =>
      port.addEventListener('error', () => reject(new Error('The worker of pdf.js did not come.'))),
    );
    const opened = await Promise.race([
      library.getDocument({ data, worker, useWasm: false, enableXfa: false, useWorkerFetch: false }).promise,
      broken,
    ]);
    return {
      pages: opened.numPages,
      widthOf: async (page) => (await opened.getPage(page)).getViewport({ scale: 1 }).width,
      draw: async (sheet, { page: number, scale }, signal) => {
        const page = await opened.getPage(number);
        const density = Math.min(MOST_PIXELS_PER_POINT, window.devicePixelRatio);
        const canvas = document.createElement('canvas');
        const drawn = page.getViewport({ scale: scale * density });
        const shown = page.getViewport({ scale });
        canvas.width = Math.floor(drawn.width);
        canvas.height = Math.floor(drawn.height);
        canvas.setAttribute('aria-hidden', 'true');
        const task = page.render({ canvas, viewport: drawn });
        signal.addEventListener('abort', () => task.cancel(), { once: true });
        await task.promise;
        const text = document.createElement('div');
        text.className = 'stage__text';
        await new library.TextLayer({
          textContentSource: await page.getTextContent(),
          container: text,
          viewport: shown,
        }).render();
        if (signal.aborted) return;
        sheet.style.setProperty('--total-scale-factor', String(scale));
        sheet.style.width = `${shown.width}px`;
        sheet.style.height = `${shown.height}px`;
        sheet.replaceChildren(canvas, text);
      },
      close,
    };
  } catch (error) {
    close();
    throw error;
  }
};
