import { IconExternalLink } from '@tabler/icons-react';
import { LinkButton } from '#ui/actions/button/LinkButton.tsx';
import { Note } from '#ui/messages/note/Note.tsx';
import { RichText } from '#ui/texts/rich-text/RichText.tsx';
import type { ModulePartProps } from '../module-props.ts';

/** An address of the web; nothing else is followed. */
const isWebAddress = (address: string | null | undefined): address is string => typeof address === 'string' && /^https?:\/\//i.test(address) && URL.canParse(address);

/** N-04, N-05: the address that a module leads to, in this tab or in a new window. */
export function LinkContent({ module, flow }: ModulePartProps) {
  const url = module.properties?.url;
  const isInNewWindow = module.properties?.new_window === true;
  if (!isWebAddress(url)) {
    return (
      <Note>
        <p>There is no address in this module. Your training administrator can add it.</p>
      </Note>
    );
  }
  return (
    <section className="mod__panel" aria-label="The link">
      {module.long_description && <RichText html={module.long_description} />}
      <p>
        {isInNewWindow ? 'Opens in a new window:' : 'Opens instead of this page:'} <span className="strong">{new URL(url).hostname}</span>
      </p>
      <p>
        <LinkButton variant="go" href={url} onClick={() => flow.send({ type: 'opened' })} {...(isInNewWindow ? { target: '_blank', rel: 'noopener' } : {})}>
          {isInNewWindow && <IconExternalLink className="ic" aria-hidden />}
          Open the link
        </LinkButton>
      </p>
    </section>
  );
}
