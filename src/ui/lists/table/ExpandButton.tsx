import { IconChevronDown } from '@tabler/icons-react';
import './expand-button.css';

export interface ExpandButtonProps {
  /** Whose details it opens. */
  readonly label: string;
  readonly isOpen: boolean;
  /** Id of what it opens, which stands only while it is open. */
  readonly controls: string;
  readonly onToggle: () => void;
}

/** Opens and closes the details of a table's row. */
export function ExpandButton({ label, isOpen, controls, onToggle }: ExpandButtonProps) {
  return (
    <button
      type="button"
      className="expand"
      aria-label={label}
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      onClick={onToggle}
    >
      <IconChevronDown className="ic" aria-hidden />
    </button>
  );
}
