import { IconCopy } from '@tabler/icons-react';
import type { Demo } from '#contracts/demo.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { plural } from '#ui/format/counts.ts';
import { useInstruments } from '../shell/instruments-context.ts';
import { useCopy } from '../shell/use-copy.ts';
import { usePolled } from '../shell/use-polled.ts';

const LOOK_MS = 1000;
const STEP_SECONDS = 30;
const HALF = 3;
const readAuthenticators = (demo: Demo) => demo.authenticators();

/** Each person's current code, as a phone shows it; copied by a press. */
export function AuthenticatorSection() {
  const { product } = useInstruments();
  const copy = useCopy();
  const { value } = usePolled(product, readAuthenticators, LOOK_MS);
  const people = value ?? [];
  const left = people[0]?.secondsLeft;
  return (
    <section aria-labelledby="mail-codes">
      <h3 id="mail-codes">Authenticator</h3>
      <p className="meta">
        {left === undefined ? 'Codes of everybody with two-factor on' : `New codes in ${plural(left, 'second')}`}
      </p>
      <ul className="codes">
        {people.map(({ email, name, code, secondsLeft }) => (
          <li key={email}>
            <svg className="codes__time" viewBox="0 0 32 32" aria-hidden="true">
              <circle cx="16" cy="16" r="13" className="codes__all" />
              <circle
                cx="16"
                cy="16"
                r="13"
                className="codes__left"
                pathLength={STEP_SECONDS}
                strokeDasharray={`${secondsLeft} ${STEP_SECONDS}`}
                transform="rotate(-90 16 16)"
              />
            </svg>
            <span>{name}</span>
            {code === null ? (
              <span className="meta">used, wait for the next</span>
            ) : (
              <b className="mono">{`${code.slice(0, HALF)} ${code.slice(HALF)}`}</b>
            )}
            {code !== null && (
              <Button
                variant="quiet"
                icon
                aria-label={`Copy the code of ${name}`}
                onClick={() => void copy(code, `Copied the code of ${name}.`)}
              >
                <IconCopy className="ic ic--s" aria-hidden="true" />
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
