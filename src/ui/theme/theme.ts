/** What a person chose: one of the two, or to follow the device. */
export type ThemeChoice = 'light' | 'dark' | 'system';

const KEY = 'waymark.theme';

/** The choice kept on this device; `system` when there is none, or storage is closed to us. */
export function storedTheme(storage?: Pick<Storage, 'getItem'>): ThemeChoice {
  try {
    // Named in here: where a browser denies storage the name alone throws.
    const stored = (storage ?? localStorage).getItem(KEY);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

/** Sets `data-theme` on the root element (tokens.css follows it); `system` removes it. */
export function applyTheme(choice: ThemeChoice, root: HTMLElement = document.documentElement): void {
  if (choice === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = choice;
}

const listeners = new Set<() => void>();
const tellAll = (): void => {
  for (const listener of listeners) listener();
};

/** Another tab chose: this one follows. Without a name the whole device was cleared. */
const onStorage = ({ key }: StorageEvent): void => {
  if (key !== KEY && key !== null) return;
  applyTheme(storedTheme());
  tellAll();
};

/** Hears every choice, of this tab and of others, which this one then follows. Returns the way to stop. */
export function onThemeChange(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
}

/** What is chosen on this page now. */
export function themeChoice(root: HTMLElement = document.documentElement): ThemeChoice {
  const chosen = root.dataset['theme'];
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}

/** Applies a choice and keeps it on this device; a closed storage only costs the memory of it. */
export function chooseTheme(choice: ThemeChoice, storage?: Pick<Storage, 'setItem' | 'removeItem'>): void {
  applyTheme(choice);
  try {
    const stored = storage ?? localStorage;
    if (choice === 'system') stored.removeItem(KEY);
    else stored.setItem(KEY, choice);
  } catch {
    // private browsing: the choice lasts as long as the page
  }
  tellAll();
}

/** What is seen now: the choice, or the device's preference. */
export function effectiveTheme(root: HTMLElement = document.documentElement): 'light' | 'dark' {
  const chosen = themeChoice(root);
  if (chosen !== 'system') return chosen;
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
