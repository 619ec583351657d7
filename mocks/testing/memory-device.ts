/** A device's storage in memory, of the shape of `localStorage`. */
export interface MemoryDevice extends Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'> {
  readonly rows: Map<string, string>;
}

/** `holds` is how many characters of values it takes before it refuses, as a full browser does. */
export const memoryDevice = (capacity = Infinity): MemoryDevice => {
  const rows = new Map<string, string>();
  return {
    rows,
    get length() {
      return rows.size;
    },
    key: (index) => Array.from(rows.keys())[index] ?? null,
    getItem: (name) => rows.get(name) ?? null,
    removeItem: (name) => void rows.delete(name),
    setItem: (name, text) => {
      const others = Array.from(rows).reduce((sum, [other, text]) => (other === name ? sum : sum + text.length), 0);
      if (others + text.length > capacity) throw new DOMException('full', 'QuotaExceededError');
      rows.set(name, text);
    },
  };
};
