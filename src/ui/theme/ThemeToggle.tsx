import { IconMoon, IconSun } from '@tabler/icons-react';
import { Button } from '../actions/button/Button.tsx';
import { useTakenOver } from '../frames/takeover/use-taken-over.ts';
import { effectiveTheme } from './theme.ts';
import { useThemeChoice } from './use-theme-choice.ts';
import './theme.css';

/**
 * Turns between light and dark. Shows what a press leads to; the device's preference holds until the first press. The
 * picture is the style sheet's choice, so that it is right before any script has run.
 */
export function ThemeToggle({ className }: { className?: string }) {
  const [choice, choose] = useThemeChoice();
  const takenOver = useTakenOver();
  const theme = choice === 'system' ? (takenOver ? effectiveTheme() : 'light') : choice;
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <Button
      icon
      className={`theme${className ? ` ${className}` : ''}`}
      aria-label={`Switch to the ${other} theme`}
      onClick={() => choose(other)}
    >
      <IconMoon className="ic theme__moon" aria-hidden />
      <IconSun className="ic theme__sun" aria-hidden />
    </Button>
  );
}
