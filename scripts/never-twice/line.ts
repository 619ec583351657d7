import type { Random } from './random.ts';

/** A call that stands still on its way. */
interface PausedCall {
  readonly name: string;
  readonly release: () => void;
}

/**
 * What goes wrong on the way of a call. `paused…`: it stands still before or after the server has seen it, until the
 * walk lets it go.
 */
const FAULTS = [
  'lostRequest',
  'lostReply',
  'pausedRequest',
  'pausedReply',
  'page',
  'pageAfter',
  'cut',
  'empty',
  'broken',
  'busy',
] as const;
type Fault = (typeof FAULTS)[number];

const page = (): Response =>
  new Response('<!doctype html><title>Sign in to the Wi-Fi</title>', {
    status: 200,
    headers: { 'content-type': 'text/html' },
  });
const json = (status: number, body: object): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** One device's way to the servers: calls under way, and what goes wrong with them. */
export class Line {
  readonly paused: PausedCall[] = [];
  /** Calls that neither have come back nor stand still. */
  unanswered = 0;
  /** Probability that something goes wrong with a call. */
  trouble = 0;
  /** Its page is gone: what comes back is heard by nothing. */
  isDead = false;
  /** In which step of the walk the server saw a call last, by its name. */
  readonly seenAt = new Map<string, number>();
  private readonly step: () => number;
  private readonly random: Random;
  /** Removed on purpose: a page of HTML counts as a reply. */
  readonly believesPages: boolean;

  constructor(random: Random, step: () => number, believesPages: boolean) {
    this.random = random;
    this.step = step;
    this.believesPages = believesPages;
  }

  /** Performs a call of the API with whatever goes wrong with it. */
  fetch = async (name: string, perform: () => Promise<Response>): Promise<Response> => {
    const fault: Fault | null = this.random.chance(this.trouble) ? this.random.oneOf(FAULTS) : null;
    this.unanswered += 1;
    const seen = (): Promise<Response> => {
      this.seenAt.set(name, this.step());
      return perform();
    };
    try {
      return await this.heard(this.carry(name, seen, fault));
    } finally {
      this.unanswered -= 1;
    }
  };

  /** A call of the card provider, of which only the way can break. */
  ask = async <T>(name: string, perform: () => Promise<T>): Promise<T> => {
    const fault = this.random.chance(this.trouble)
      ? this.random.oneOf(['lostRequest', 'lostReply', 'pausedRequest', 'pausedReply'] as const)
      : null;
    this.unanswered += 1;
    try {
      return await this.heard(this.carryAsked(name, perform, fault));
    } finally {
      this.unanswered -= 1;
    }
  };

  letGo(paused: PausedCall): void {
    this.paused.splice(this.paused.indexOf(paused), 1);
    this.unanswered += 1;
    paused.release();
  }

  private async carry(name: string, perform: () => Promise<Response>, fault: Fault | null): Promise<Response> {
    switch (fault) {
      case 'lostRequest':
        throw new TypeError('Failed to fetch');
      case 'lostReply':
        await perform();
        throw new TypeError('Failed to fetch');
      case 'pausedRequest':
        await this.pause(name);
        return perform();
      case 'pausedReply': {
        const reply = await perform();
        await this.pause(name);
        return reply;
      }
      case 'page':
        return this.believesPages ? new Response(null, { status: 204 }) : page();
      case 'pageAfter':
        await perform();
        return page();
      case 'cut':
        await perform();
        return new Response('{"data":[{"booking', { status: 200, headers: { 'content-type': 'application/json' } });
      case 'empty':
        // Where a reply has no body this is one: then the server has seen the call.
        await perform();
        return new Response('', { status: 200 });
      case 'broken':
        return json(500, { message: 'Server Error' });
      case 'busy':
        return json(429, { message: 'Too Many Attempts.' });
      case null:
        return perform();
    }
  }

  private async carryAsked<T>(name: string, perform: () => Promise<T>, fault: Fault | null): Promise<T> {
    if (fault === 'lostRequest') throw new TypeError('Failed to fetch');
    if (fault === 'pausedRequest') await this.pause(name);
    const reply = await perform();
    if (fault === 'lostReply') throw new TypeError('Failed to fetch');
    if (fault === 'pausedReply') await this.pause(name);
    return reply;
  }

  private async heard<T>(reply: Promise<T>): Promise<T> {
    const settled = await reply.then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    );
    if (this.isDead) {
      this.unanswered -= 1;
      return new Promise<never>(() => undefined);
    }
    if ('error' in settled) throw settled.error;
    return settled.value;
  }

  private pause(name: string): Promise<void> {
    this.unanswered -= 1;
    return new Promise((release) => this.paused.push({ name, release }));
  }
}
