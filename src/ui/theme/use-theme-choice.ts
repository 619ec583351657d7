import { useSyncExternalStore } from 'react';
import { chooseTheme, onThemeChange, themeChoice, type ThemeChoice } from './theme.ts';

const read = (): ThemeChoice => themeChoice();
const beforeScript = (): ThemeChoice => 'system';

/** Light, dark, or as the device, and the way to choose; the same everywhere on the page and in every tab. */
export const useThemeChoice = (): readonly [ThemeChoice, (choice: ThemeChoice) => void] => [
  useSyncExternalStore(onThemeChange, read, beforeScript),
  chooseTheme,
];
