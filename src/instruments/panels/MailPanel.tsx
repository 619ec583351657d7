import { IconCopy } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import type { Demo, Mail } from '#contracts/demo.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { plural } from '#ui/format/counts.ts';
import { useInstruments } from '../shell/instruments-context.ts';
import { useCopy } from '../shell/use-copy.ts';
import { usePolled } from '../shell/use-polled.ts';
import { RichText } from '#ui/texts/rich-text/RichText.tsx';
import { pathBelow } from '../product/product-frame.ts';
import { longDate, shortTime } from './clock-text.ts';
import './mail.css';
import './panels.css';

const LOOK_MS = 1000;
const STEP_SECONDS = 30;
const HALF = 3;
const readAuthenticators = (demo: Demo) => demo.authenticators();

/** Each person's current code, as a phone shows it; copied by a press. */
function AuthenticatorSection() {
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

const readMail = (demo: Demo) => demo.mail();

/** The subject stands in the summary already. */
const HEADING = /<h1>[\s\S]*?<\/h1>/;

/**
 * Mails as they were sent. A link opens in the product, beside where its reader sits there; one that leads elsewhere,
 * in a tab of its own.
 */
function MailboxSection() {
  const { product } = useInstruments();
  const { value } = usePolled(product, readMail, LOOK_MS);
  const mails = value ?? [];
  return (
    <section aria-labelledby="mail-box">
      <h3 id="mail-box">Mailbox</h3>
      <p className="meta">
        {value !== null && mails.length === 0
          ? 'No mail was sent yet.'
          : 'Every mail that the backend sent, newest first'}
      </p>
      <ul className="ml">
        {mails.map((mail, position) => (
          <MailEntry key={`${mails.length - position} ${mail.at}`} mail={mail} />
        ))}
      </ul>
    </section>
  );
}

function MailEntry({ mail: { to, subject, html, at } }: { mail: Mail }) {
  const { product, seats } = useInstruments();
  const follow = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null) return;
    event.preventDefault();
    const address = new URL(link.href);
    if (address.origin === location.origin && address.pathname.startsWith(product.base))
      void seats.openFor(to, pathBelow(product.base, address));
    else window.open(address, '_blank', 'noopener');
  };
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a link's own Enter is a click, too
    <li onClick={follow}>
      <details>
        <summary>
          <span>
            <b>{subject}</b>
            <span className="meta">To {to}</span>
          </span>
          <span className="meta">
            {longDate(Date.parse(at))}, {shortTime(at)}
          </span>
        </summary>
        <RichText className="ml__text" html={html.replace(HEADING, '')} />
      </details>
    </li>
  );
}

/** What a person would have at hand beside the product: a phone with codes, and a mailbox. */
export function MailPanel() {
  return (
    <div className="dk__p">
      <AuthenticatorSection />
      <MailboxSection />
    </div>
  );
}
