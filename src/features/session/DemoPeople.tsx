import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useId, type ReactNode } from 'react';
import { keys } from '#api/queries/keys.ts';
import type { Demo } from '#contracts/demo.ts';
import type { LoginScreenProps } from './screen-props.ts';
import { silentEndIsOver } from './session.calls.ts';

export interface DemoPeopleProps extends LoginScreenProps {
  demo: Demo;
  /** Stands while nobody is known yet. */
  waiting: ReactNode;
}

/** Demo only: everybody who can be tried out, one press away, without a password or a code. */
export function DemoPeople({ demo, login, waiting }: DemoPeopleProps) {
  const headingId = useId();
  const busy = useSelector(login, (state) => state.hasTag('busy'));
  const { data: people } = useQuery({ queryKey: keys.demoPeople(), queryFn: () => demo.personas() });
  const enter = async (email: string): Promise<void> => {
    await silentEndIsOver();
    await demo.as(email);
    login.send({ type: 'session.started' });
  };
  if (people === undefined) return waiting;
  return (
    <section className="people" aria-labelledby={headingId}>
      <h2 id={headingId} className="people__h">
        Demonstration people
      </h2>
      <p className="meta">
        One press signs you in. Everyone’s password is {people[0]?.password}, unless it was changed.
      </p>
      <ul className="people__l">
        {people.map(({ email, name, description }) => (
          <li key={email}>
            <button
              type="button"
              className="person"
              aria-disabled={busy || undefined}
              onClick={() => (busy ? undefined : void enter(email))}
            >
              <span className="person__n">{name}</span> <span className="person__d">{description}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
