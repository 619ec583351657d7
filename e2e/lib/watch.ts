import type { BrowserContext, ConsoleMessage } from '@playwright/test';
import type { toleratedViolations } from './tolerated-violations.ts';

const FAILED_TO_LOAD = /^Failed to load resource: the server responded with a status of (\d+)/;
/** A host that answers with the page itself where a file is gone. */
const PAGE_FOR_SCRIPT = /^Failed to load module script: .* MIME type of "text\/html"/;
const NO_ANSWER = /^(?:Failed to load resource: |WebSocket connection to .* failed: .*)net::ERR_/;
const REFUSED_BY_POLICY = /violates the following Content Security Policy directive '([a-z-]+)/;

interface Violation {
  readonly directive: string;
  readonly blocked: string;
  readonly sample: string;
}

/**
 * Everything a browser complains about while a test runs: console errors, uncaught errors, violations of the policy.
 * A test fails on any of them, but for the refusals that it provokes and declares.
 */
export class Watch {
  readonly #found: string[] = [];
  readonly #documents = new Set<string>();
  readonly #statuses = new Set<number>();
  readonly #directives = new Set<string>();
  #withoutAnswer = false;
  #pageForScript = false;

  /** Listens to every page of the context, also to those that open later. */
  async attach(context: BrowserContext): Promise<void> {
    await context.exposeBinding('tellViolation', (_, violation: Violation) => this.#violated(violation));
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
        const { tellViolation } = window as unknown as { tellViolation: (violation: object) => void };
        tellViolation({ directive: effectiveDirective, blocked: blockedURI, sample });
      });
      // The library of the fake backend renews its worker at each load and waits for nobody; a page that goes away
      // meanwhile leaves a rejection that nobody catches, of which no user hears.
      window.addEventListener('unhandledrejection', (event) => {
        if (String(event.reason).includes('Failed to update a ServiceWorker')) event.preventDefault();
      });
    });
    context.on('request', (request) => {
      if (request.isNavigationRequest()) this.#documents.add(request.url());
    });
    context.on('console', (message) => {
      if (message.type() === 'error') this.#complained(message);
    });
    context.on('weberror', (error) => this.#found.push(`uncaught: ${error.error().stack || String(error.error())}`));
  }

  /** The test provokes answers with these statuses. */
  expectStatus(...statuses: readonly number[]): void {
    for (const status of statuses) this.#statuses.add(status);
  }

  /** The test lets a page be answered in the place of a script. */
  expectPageForScript(): void {
    this.#pageForScript = true;
  }

  /** The test provokes calls that get no answer, or takes the line away, on which real time tries again. */
  expectNoAnswer(): void {
    this.#withoutAnswer = true;
  }

  /** The test shows what makes the browser report this directive; the reason stands in `tolerated-violations.ts`. */
  expectViolation(directive: keyof typeof toleratedViolations): void {
    this.#directives.add(directive);
  }

  /** What nobody declared. */
  complaints(): readonly string[] {
    return this.#found;
  }

  #violated({ directive, blocked, sample }: Violation): void {
    if (!this.#directives.has(directive)) this.#found.push(`policy: ${directive} refused ${blocked} ${sample}`);
  }

  #complained(message: ConsoleMessage): void {
    const text = message.text();
    const status = Number(FAILED_TO_LOAD.exec(text)?.[1] ?? 0);
    // A static host answers a deep link with 404.html and the status 404: the page is right all the same.
    if (status === 404 && this.#documents.has(message.location().url)) return;
    if (
      this.#statuses.has(status) ||
      (this.#withoutAnswer && NO_ANSWER.test(text)) ||
      (this.#pageForScript && PAGE_FOR_SCRIPT.test(text))
    )
      return;
    // The console names the directive that stands in the policy, the report the one that was meant: script-src for
    // script-src-attr.
    const refusing = REFUSED_BY_POLICY.exec(text)?.[1];
    if (refusing !== undefined && [...this.#directives].some((directive) => directive.startsWith(refusing))) return;
    this.#found.push(`console: ${text} (${message.location().url})`);
  }
}
