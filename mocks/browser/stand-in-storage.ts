/** What a page stores where the browser denies storage: as long as the page. */
class PageStorage {
  readonly #texts = new Map<string, string>();
  get length(): number {
    return this.#texts.size;
  }
  key(index: number): string | null {
    return [...this.#texts.keys()][index] ?? null;
  }
  getItem(name: string): string | null {
    return this.#texts.get(name) ?? null;
  }
  setItem(name: string, text: string): void {
    this.#texts.set(name, text);
  }
  removeItem(name: string): void {
    this.#texts.delete(name);
  }
  clear(): void {
    this.#texts.clear();
  }
}

/** Puts a storage of the page in the place of one that the browser denies: reading its name alone throws there. */
export const standInForStorage = (view: Window): void => {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      void view[name];
    } catch {
      const value = new PageStorage();
      Object.defineProperty(view, name, { configurable: true, get: () => value });
    }
  }
};

// As this file is imported: msw reads `localStorage` as it is imported, and so comes after it.
if (typeof window !== 'undefined') standInForStorage(window);
