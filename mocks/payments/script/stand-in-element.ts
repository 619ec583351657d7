type Listener = (event: never) => unknown;

/** What elements of every kind have in common, as the provider's do: events, and a place in the page. */
export abstract class StandInElement {
  protected readonly document: Document;
  protected container: HTMLElement | null = null;
  readonly #listeners = new Map<string, Set<Listener>>();

  constructor(document: Document) {
    this.document = document;
  }

  /** Draws it into the container that it is mounted in. */
  protected abstract draw(container: HTMLElement): void;

  on(name: string, listener: Listener): this {
    const listeners = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, listeners.add(listener));
    return this;
  }

  off(name: string, listener: Listener): this {
    this.#listeners.get(name)?.delete(listener);
    return this;
  }

  protected hears(name: string): boolean {
    return (this.#listeners.get(name)?.size ?? 0) > 0;
  }

  /** What each listener answered: the provider waits for those of a confirmation. */
  protected emit(name: string, event?: unknown): readonly unknown[] {
    return [...(this.#listeners.get(name) ?? [])].map((listener) => (listener as (event: unknown) => unknown)(event));
  }

  mount(container: HTMLElement): void {
    this.container = container;
    this.draw(container);
    setTimeout(() => this.emit('ready', this.readyEvent()));
  }

  protected readyEvent(): unknown {
    return this;
  }

  unmount(): void {
    this.container?.replaceChildren();
    this.container = null;
  }

  destroy(): void {
    this.unmount();
    this.#listeners.clear();
  }

  update(_options: unknown): void {}
}
