import { useState } from 'react';
import type { RegistrationGroup } from '#contracts/registration/registration.schema.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { Combobox } from '#ui/inputs/combobox/Combobox.tsx';
import { ChoiceList } from '#ui/inputs/field/ChoiceList.tsx';
import { FieldError } from '#ui/inputs/field/FieldError.tsx';
import type { FieldBinding } from '#ui/inputs/form/use-form.ts';

/** More than this are searched instead of read. */
const MOST_READ = 12;
/** So many of what was found fit under the field. */
const MOST_FOUND = 8;

export interface GroupChoiceProps {
  readonly groups: readonly RegistrationGroup[];
  readonly binding: FieldBinding<string>;
}

const found = (groups: readonly RegistrationGroup[], search: string): readonly RegistrationGroup[] => {
  const wanted = search.trim().toLowerCase();
  return wanted === '' ? [] : groups.filter(({ name }) => name.toLowerCase().includes(wanted));
};

function SearchedGroups({ groups, binding }: GroupChoiceProps) {
  const { id, value, onChange, error } = binding;
  const [search, setSearch] = useState('');
  const chosen = groups.find((group) => String(group.id) === value);
  const fitting = found(groups, search);
  if (chosen !== undefined)
    return (
      <p className="rgroup__chosen">
        {chosen.name}
        <Button id={id} variant="secondary" onClick={() => onChange('')}>
          Choose another
        </Button>
      </p>
    );
  return (
    <div>
      <Combobox
        id={id}
        label="Find your group"
        hint={`Type a part of its name. There are ${groups.length}.`}
        listLabel="Groups"
        value={search}
        search={search}
        onChange={setSearch}
        options={fitting.slice(0, MOST_FOUND).map((group) => ({ key: String(group.id), text: group.name }))}
        onPick={({ key }) => {
          setSearch('');
          onChange(key);
        }}
      />
      <p className="field__hint" role="status">
        {search.trim() !== '' && fitting.length === 0 && 'No group has this in its name.'}
        {fitting.length > MOST_FOUND && `${fitting.length} groups. Type more of the name to see fewer.`}
      </p>
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

/** S-05: the group to join. A few are read, many are searched. */
export function GroupChoice({ groups, binding }: GroupChoiceProps) {
  const { id, name, value, onChange, onBlur, error, required } = binding;
  if (groups.length > MOST_READ)
    return (
      <fieldset>
        <legend className="rsec__t">Your group</legend>
        <SearchedGroups groups={groups} binding={binding} />
      </fieldset>
    );
  return (
    <ChoiceList
      {...{ id, name, onBlur, error, required }}
      legend="Your group"
      legendClassName="rsec__t"
      value={value === '' ? [] : [value]}
      onChange={([chosen = '']) => onChange(chosen)}
      options={groups.map((group) => ({
        value: String(group.id),
        label: (
          <>
            <b>{group.name}</b>
            {(group.description ?? '') !== '' && <span className="choice__d">{group.description}</span>}
          </>
        ),
      }))}
    />
  );
}
