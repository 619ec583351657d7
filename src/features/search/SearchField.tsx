import { IconSearch } from '@tabler/icons-react';
import { Key } from '#ui/actions/keys/Key.tsx';
import { TextField } from '#ui/inputs/field/TextField.tsx';
import { useTyped } from '#ui/lists/list/use-typed.ts';

/** O-04: the text of the search. Results follow by themselves; Enter submits nothing. */
export function SearchField({
  organisation,
  search,
  onSearch,
}: {
  organisation: string;
  search: string;
  onSearch: (search: string) => void;
}) {
  const [typed, type] = useTyped(search, onSearch);
  return (
    <form className="find__q" role="search" onSubmit={(event) => event.preventDefault()}>
      <div className="find__icon">
        <IconSearch className="ic" aria-hidden />
        <TextField
          type="search"
          label={`Search in ${organisation}`}
          labelHidden
          value={typed}
          onChange={type}
          autoComplete="off"
          enterKeyHint="search"
        />
      </div>
      <p className="meta find__k">
        Results change as you type. <Key>Ctrl</Key> <Key>K</Key> finds anything from anywhere.
      </p>
    </form>
  );
}
