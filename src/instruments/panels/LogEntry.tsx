import { IconCopy } from '@tabler/icons-react';
import type { LoggedCall } from '#contracts/demo.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { useInstruments } from '../shell/instruments-context.ts';
import { useCopy } from '../shell/use-copy.ts';
import { curlOf, ruleText } from './log-text.ts';

/** What is known of one call beside its row. */
export function LogEntry({ call }: { call: LoggedCall }) {
  const { product } = useInstruments();
  const copy = useCopy();
  const facts: readonly (readonly [string, string])[] = [
    ['Call', call.call],
    ['Rule', ruleText(call)],
    ['Query', Object.keys(call.query).length === 0 ? '' : JSON.stringify(call.query)],
    ['Body', call.body === null || call.body === undefined ? '' : JSON.stringify(call.body)],
    ['Errors', call.policy],
    ['Took', `${call.tookMs.toLocaleString('en-GB')} ms`],
  ];
  return (
    <>
      <dl className="lg__facts">
        {facts
          .filter(([, text]) => text !== '')
          .map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{name === 'Query' || name === 'Body' ? <code>{text}</code> : text}</dd>
            </div>
          ))}
      </dl>
      <div className="dk__row">
        <Button
          variant="secondary"
          onClick={() =>
            void copy(
              curlOf(call, new URL('api/', new URL(product.base, location.origin)).href),
              'Copied the call as cURL.',
            )
          }
        >
          <IconCopy className="ic ic--s" aria-hidden="true" />
          Copy as cURL
        </Button>
      </div>
    </>
  );
}
