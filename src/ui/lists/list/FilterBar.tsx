import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { Button } from '../../actions/button/Button.tsx';
import { TextField } from '../../inputs/field/TextField.tsx';
import { useTyped } from './use-typed.ts';
import './list.css';

export interface FilterBarProps {
  /** Of the landmark: what is searched. */
  readonly label: string;
  readonly search: string;
  /** What can be found by: 'Name, e-mail or training'. */
  readonly placeholder: string;
  readonly onSearch: (search: string) => void;
  /** Fields of further filters. */
  readonly children?: ReactNode;
}

/** V-01: search and filters of a list. On a phone the filters open with a press. */
export function FilterBar({ label, search, placeholder, onSearch, children }: FilterBarProps) {
  const [isOpen, setOpen] = useState(false);
  const [typed, type] = useTyped(search, onSearch);
  return (
    <form
      className={isOpen ? 'filter is-open' : 'filter'}
      role="search"
      aria-label={label}
      onSubmit={(event) => event.preventDefault()}
    >
      <TextField
        className="filter__q"
        type="search"
        label="Search"
        placeholder={placeholder}
        value={typed}
        onChange={type}
      />
      {children !== undefined && (
        <>
          <Button className="filter__more" variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <IconAdjustmentsHorizontal className="ic" aria-hidden />
            Filters
          </Button>
          {children}
        </>
      )}
    </form>
  );
}
