import { IconMoon, IconSun } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../button/Button.tsx';
import { chooseTheme, effectiveTheme } from './theme.ts';

/** Turns between light and dark. Shows what a press leads to; the device's preference holds until the first press. */
export function ThemeToggle({ className }: { className?: string }) {
  const [theme, setTheme] = useState(effectiveTheme);
  const other = theme === 'dark' ? 'light' : 'dark';
  const Icon = other === 'dark' ? IconMoon : IconSun;
  return (
    <Button
      icon
      className={`theme${className ? ` ${className}` : ''}`}
      aria-label={`Switch to the ${other} theme`}
      onClick={() => {
        chooseTheme(other);
        setTheme(other);
      }}
    >
      <Icon className="ic" aria-hidden />
    </Button>
  );
}
