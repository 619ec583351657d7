import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { Demo } from '#contracts/demo.ts';
import type { LoginScreenProps } from './screen-props.ts';

/** Demo only: everybody who can be tried out, one press away. The press signs in as the form would, code included. */
export function DemoPeople({ demo, login }: LoginScreenProps & { demo: Demo }) {
  const headingId = useId();
  const busy = useSelector(login, (state) => state.hasTag('busy'));
  const { data: people = [] } = useQuery({ queryKey: ['demo', 'personas'], queryFn: () => demo.personas() });
  if (people.length === 0) return null;
  const password = people[0]?.password;
  return (
    <section className="people" aria-labelledby={headingId}>
      <h2 id={headingId} className="people__h">
        Demonstration people
      </h2>
      <p className="meta">One press signs you in. The password is {password} for everyone.</p>
      <ul className="people__l">
        {people.map(({ email, name, says, password: own }) => (
          <li key={email}>
            <button
              type="button"
              className="person"
              aria-disabled={busy || undefined}
              onClick={() => login.send({ type: 'submitted', email, password: own })}
            >
              <span className="person__n">{name}</span>
              <span className="person__d">{says}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
