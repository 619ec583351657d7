import { IconLink, IconSwitchHorizontal, IconX } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { Button } from '#ui/actions/button/Button.tsx';
import { plural } from '#ui/format/counts.ts';
import { isArmed } from '../panels/fault-text.ts';
import { scenarioTitle } from '../panels/scenario-text.ts';
import { lacksLogo, linkBeside } from './instruments-link.ts';
import { failureText } from './failure-text.ts';
import { useInstruments } from './instruments-context.ts';
import { useCopy } from './use-copy.ts';

/** The link that was made, to be read and marked, whether or not it could be copied. */
function ShownLink({ address }: { address: string }) {
  const id = useId();
  return (
    <p className="dk__link">
      <label className="vh" htmlFor={id}>
        Link to this situation
      </label>
      <input id={id} className="input mono" readOnly value={address} onFocus={(event) => event.target.select()} />
    </p>
  );
}

/** What was copied, and what is no part of it. */
const copiedText = (link: string): string =>
  lacksLogo(link)
    ? 'Copied the link: whoever opens it sees the same, but not the logo. Its picture is larger than 4 kB.'
    : 'Copied the link: whoever opens it sees the same.';

/** What is set, at a glance; the link that reproduces it; and the way back to the product alone. */
export function InstrumentsHead({ onClose }: { onClose: () => void }) {
  const { product, seats, status, report } = useInstruments();
  const copy = useCopy();
  const [link, setLink] = useState<string | null>(null);
  const armed = status?.faults.filter(isArmed).length ?? 0;
  const makeLink = async (): Promise<void> => {
    try {
      const ofProduct = await (await product.demo()).link();
      const person = seats.beside === null ? null : (await (await seats.beside.demo()).status()).person;
      const address =
        seats.beside === null || person === null
          ? ofProduct
          : linkBeside(ofProduct, product.base, { path: seats.beside.path(), person });
      setLink(address);
      await copy(address, copiedText(ofProduct));
    } catch (error) {
      report({ kind: 'failed', text: failureText(error) });
    }
  };
  return (
    <header>
      <div className="dk__h">
        <span className="dk__grab" aria-hidden="true" />
        <h2>Demo desk</h2>
        <p className="dk__st">
          {status !== null && (
            <span className="lamp lamp--on">
              <span className="lamp__text">{scenarioTitle(status.scenario)}</span>
            </span>
          )}
          {armed > 0 && <span className="lamp lamp--warn">{plural(armed, 'fault')}</span>}
        </p>
        {seats.beside !== null && (
          <Button variant="quiet" icon className="dk__turn" aria-label="Show the other person" onClick={seats.turn}>
            <IconSwitchHorizontal className="ic" aria-hidden="true" />
          </Button>
        )}
        <Button variant="secondary" className="dk__copy" aria-label="Copy link" onClick={() => void makeLink()}>
          <IconLink className="ic ic--s" aria-hidden="true" />
          <span>Copy link</span>
        </Button>
        <Button variant="quiet" icon aria-label="Close the demo desk, key D" onClick={onClose}>
          <IconX className="ic" aria-hidden="true" />
        </Button>
      </div>
      {link !== null && <ShownLink address={link} />}
    </header>
  );
}
