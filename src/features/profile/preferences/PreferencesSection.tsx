import { useState } from 'react';
import { useEntityView } from '#current/use-entity-view.ts';
import type { ThemeChoice } from '#ui/theme/theme.ts';
import { useThemeChoice } from '#ui/theme/use-theme-choice.ts';
import { Band } from '../Band.tsx';
import { DrawnChoice } from './DrawnChoice.tsx';

const SAVED_AT_ONCE = 'Saved the moment you choose.';

const THEME_SAVED: Readonly<Record<ThemeChoice, string>> = {
  light: 'Saved. It is light from now on.',
  dark: 'Saved. It is dark from now on.',
  system: 'Saved. It follows your device from now on.',
};

/** G-21, W-03: how lists of training look, and the theme. Both count at once, and in every tab. */
export function PreferencesSection() {
  const [view, chooseView] = useEntityView();
  const [theme, chooseTheme] = useThemeChoice();
  const [saved, setSaved] = useState<'view' | 'theme' | null>(null);
  return (
    <div className="pbands pbands--read">
      <Band title="Layout" note="How lists of training look, on every page and on this device.">
        <DrawnChoice
          legend="Layout"
          name="layout"
          value={view}
          onChange={(next) => {
            chooseView(next);
            setSaved('view');
          }}
          options={[
            {
              value: 'grid',
              label: 'Grid',
              note: 'Pictures first. Three across on a wide screen.',
              drawing: 'grid',
            },
            { value: 'list', label: 'List', note: 'Titles first. Twice as many on a page.', drawing: 'list' },
          ]}
        />
        <p className="meta" role="status">
          {saved === 'view'
            ? `Saved. Training is ${view === 'grid' ? 'shown as a grid' : 'listed'} from now on.`
            : SAVED_AT_ONCE}
        </p>
      </Band>
      <Band title="Theme" note="The colours of every page, on this device.">
        <DrawnChoice
          legend="Theme"
          name="theme"
          value={theme}
          onChange={(next) => {
            chooseTheme(next);
            setSaved('theme');
          }}
          options={[
            { value: 'light', label: 'Light', note: 'Dark text on a light ground.', drawing: 'light' },
            { value: 'dark', label: 'Dark', note: 'Light text on a dark ground.', drawing: 'dark' },
            { value: 'system', label: 'As the device', note: 'As your device is set.', drawing: 'both' },
          ]}
        />
        <p className="meta" role="status">
          {saved === 'theme' ? THEME_SAVED[theme] : SAVED_AT_ONCE}
        </p>
      </Band>
    </div>
  );
}
