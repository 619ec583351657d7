import type { BrowserContext, Response as SeenResponse } from '@playwright/test';
import type { Fault } from '#contracts/demo.ts';
import type { DemoPort } from './demo-port.ts';
import { readCommittedDocument } from '#scripts/docs/committed-document.ts';
import { compareTraffic } from '#scripts/docs/observe-traffic.ts';

/** What a page asks of the API, by its address: neither pictures of a build nor the scripts of the app. */
const CALL = /\/api\//;
/** Answers that have no body by their status. */
const WITHOUT_BODY: readonly number[] = [204, 304];

const document = readCommittedDocument();

/**
 * Compares the calls of a browser whose fake backend lives in its worker with the OpenAPI document, as the server does
 * with its own. An answer whose page has gone before it could be read is left out.
 */
export class DemoTraffic {
  readonly #differences: string[] = [];
  readonly #compared: Promise<void>[] = [];
  /** All that the test has armed: which of them a call met is not to be known from outside. */
  readonly #faults: Fault[] = [];
  readonly #compare = compareTraffic(document, (difference) => this.#differences.push(difference));

  /** Listens to every page of the context, also to those that open later. */
  attach(context: BrowserContext): void {
    context.on('response', (response) => {
      if (CALL.test(new URL(response.url()).pathname)) this.#compared.push(this.#compareOne(response));
    });
  }

  /** Calls at which these faults are aimed are not compared. */
  leaveOut(...faults: readonly Fault[]): void {
    this.#faults.push(...faults);
  }

  /** The same console; calls at which it aims a fault are not compared. */
  leavingFaultsOut(demo: DemoPort): DemoPort {
    return {
      ...demo,
      faults: (...faults) => {
        this.leaveOut(...faults);
        return demo.faults(...faults);
      },
    };
  }

  /** Where calls differed from the document. */
  async differences(): Promise<readonly string[]> {
    await Promise.all(this.#compared);
    return this.#differences;
  }

  async #compareOne(seen: SeenResponse): Promise<void> {
    // A page that is being left has no backend any more, and the host knows no calls. A page that stays complains of
    // that.
    if (!seen.fromServiceWorker()) return;
    const asked = seen.request();
    const sent = asked.postDataBuffer();
    const [asHeaders, withHeaders, body] = await Promise.all([
      asked.allHeaders(),
      seen.allHeaders(),
      WITHOUT_BODY.includes(seen.status()) ? null : seen.body(),
    ]).catch(() => []);
    if (asHeaders === undefined || withHeaders === undefined || body === undefined) return;
    const request = new Request(seen.url(), {
      method: asked.method(),
      headers: asHeaders,
      ...(sent === null ? {} : { body: new Uint8Array(sent) }),
    });
    const answered = await this.#compare(request, () => Promise.resolve(this.#faults));
    await answered?.(
      new Response(body === null ? null : new Uint8Array(body), { status: seen.status(), headers: withHeaders }),
    );
  }
}
