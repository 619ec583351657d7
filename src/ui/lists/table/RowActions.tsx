import { IconDots } from '@tabler/icons-react';
import { Menu } from '../../actions/menu/Menu.tsx';

/** Something that can be done with one row: a link, or a press. */
export interface RowAction {
  readonly key: string;
  readonly label: string;
  readonly href?: string;
  readonly onPress?: () => void;
}

export interface RowActionsProps {
  /** Names the row: 'Leah Goldman, Local anaesthesia logbook'. */
  readonly rowLabel: string;
  readonly actions: readonly RowAction[];
}

/** V-01: what can be done with one row, in a menu. */
export function RowActions({ rowLabel, actions }: RowActionsProps) {
  return (
    <Menu
      label={`Actions for ${rowLabel}`}
      trigger={<IconDots className="ic" aria-hidden />}
      items={actions.map(({ key, label, href }) => ({ key, label, ...(href === undefined ? {} : { href }) }))}
      onPick={(picked) => actions.find(({ key }) => key === picked)?.onPress?.()}
    />
  );
}
