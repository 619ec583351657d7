import { Button } from '#ui/button/Button.tsx';
import type { LoginScreenProps } from './screen-props.ts';

export interface DemoCodeSlotProps extends LoginScreenProps {
  onCode: (code: string) => void;
}

/** Demo only: the code that the person's authenticator shows now, for those who have none set up. */
export function DemoCodeSlot({ login, onCode }: DemoCodeSlotProps) {
  const { demo } = window;
  if (demo === undefined) return null;
  const fill = async (): Promise<void> => onCode(await demo.totp(login.getSnapshot().context.email ?? ''));
  return (
    <p>
      <Button variant="secondary" onClick={() => void fill()}>
        Fill in the demonstration code
      </Button>
    </p>
  );
}
