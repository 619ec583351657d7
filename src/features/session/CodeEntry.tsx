import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { TypedCode } from '#machines/session/login.setup.ts';
import { CodeForm, type CodeFormProps } from './CodeForm.tsx';

/** L7: the form of the code that is at hand; a new one for each refusal, empty and focused. */
export function CodeEntry({ login, ...form }: Pick<CodeFormProps, 'login' | 'abandon'>) {
  const [by, setBy] = useState<TypedCode['by']>('app');
  const refused = useSelector(login, (state) => state.context.codesRefused);
  return (
    <CodeForm
      key={`${by} ${refused}`}
      login={login}
      by={by}
      onOtherKind={() => setBy(by === 'app' ? 'recovery' : 'app')}
      {...form}
    />
  );
}
