import type { MouseEvent } from 'react';
import type { Demo, Mail } from '#contracts/demo.ts';
import { RichText } from '#ui/texts/rich-text/RichText.tsx';
import { pathBelow } from '../product/product-frame.ts';
import { useInstruments } from '../shell/instruments-context.ts';
import { usePolled } from '../shell/use-polled.ts';
import { longDate, shortTime } from './clock-text.ts';

const LOOK_MS = 1000;
const readMail = (demo: Demo) => demo.mail();

/** The subject stands in the summary already. */
const HEADING = /<h1>[\s\S]*?<\/h1>/;

/**
 * Mails as they were sent. A link opens in the product, beside where its reader sits there; one that leads elsewhere,
 * in a tab of its own.
 */
export function MailboxSection() {
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
