import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { Button } from '../../actions/button/Button.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { wireField } from './field-wiring.ts';
import type { TextFieldProps } from './TextField.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'type'>;

/** A password with a button that reveals it. Give `autoComplete` ('current-password' or 'new-password'); pasting works. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, labelHidden, hint, error, required, id, className, value, onChange, ...input } = props;
  const [shown, setShown] = useState(false);
  const ownId = useId();
  const wiring = wireField(id ?? ownId, { hint, error, required });
  const Icon = shown ? IconEyeOff : IconEye;
  return (
    <FieldFrame {...{ label, labelHidden, hint, error, className, wiring }}>
      <div className="with-action">
        <input
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          {...wiring.control}
          className="input"
          type={shown ? 'text' : 'password'}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        <Button
          icon
          aria-label={shown ? 'Hide password' : 'Show password'}
          aria-controls={wiring.id}
          onClick={() => setShown(!shown)}
        >
          <Icon className="ic" aria-hidden />
        </Button>
      </div>
    </FieldFrame>
  );
}
