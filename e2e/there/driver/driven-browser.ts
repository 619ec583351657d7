import { DrivenPage } from './driven-page.ts';

/** As models know it: the desk that the walks of Playwright have. */
const WIDTH = 1280;
const HEIGHT = 720;

/** What belongs to a visit of the product. */
const OF_A_VISIT = /^waymark\.(?!keys$|instruments)/;

const forget = (): void => {
  for (const stored of [localStorage, sessionStorage])
    for (const name of Object.keys(stored)) if (OF_A_VISIT.test(name)) stored.removeItem(name);
};

/** Gives a frame the size of that desk, and shows it no larger than its place. Returns the way back. */
const fit = (frame: HTMLIFrameElement): (() => void) => {
  const { left, top, width, height } = frame.getBoundingClientRect();
  if (width >= WIDTH && height >= HEIGHT) return () => undefined;
  const before = frame.style.cssText;
  const scale = Math.min(1, width / WIDTH, height / HEIGHT);
  Object.assign(frame.style, {
    position: 'fixed',
    left: `${left}px`,
    top: `${top}px`,
    width: `${WIDTH}px`,
    height: `${HEIGHT}px`,
    maxWidth: 'none',
    transform: `scale(${scale})`,
    transformOrigin: '0 0',
  });
  return () => {
    frame.style.cssText = before;
  };
};

/** The pages of one visit: that in the frame of the product, and others beside it with the same session, out of sight. */
export class DrivenBrowser {
  readonly page: DrivenPage;
  readonly #others: DrivenPage[] = [];
  readonly #unfit: () => void;

  constructor(frame: HTMLIFrameElement, base: string) {
    const openPage = (): DrivenPage => {
      const beside = document.createElement('iframe');
      beside.title = 'Another tab of the product';
      beside.tabIndex = -1;
      // Laid out, so that what it shows can be asked, and out of sight.
      Object.assign(beside.style, {
        position: 'fixed',
        left: '-9999px',
        top: '0',
        width: `${WIDTH}px`,
        height: `${HEIGHT}px`,
        border: '0',
      });
      // The same seat: the session is that of the frame.
      beside.name = frame.name;
      document.body.append(beside);
      const page = new DrivenPage(beside, base, openPage);
      this.#others.push(page);
      return page;
    };
    this.page = new DrivenPage(frame, base, openPage);
    this.#unfit = fit(frame);
  }

  /** A fresh world, in a browser that remembers nothing: the data of the demo begin anew, and an empty page stands. */
  async beginAnew(): Promise<void> {
    // What stands there would ask in the name of a session that is gone.
    await this.page.empty();
    // Also what the page that was left has stored as it went.
    forget();
    await this.page.wait();
    await this.page.view.demo?.reset();
  }

  /**
   * Leaves the page as it stands to whoever is there: the frame has its own size again, and what is loaded from now on
   * is not prepared.
   */
  handOver(): void {
    this.#unfit();
    this.page.release();
  }

  /** Ends the visit: what stands in the frame stands as it is. */
  async close(): Promise<void> {
    for (const page of this.#others.splice(0)) await page.close();
  }
}
