import { useState } from 'react';
import type { Demo } from '#contracts/demo.ts';
import {
  realtimeEvents,
  type RealtimeEventName,
  type RealtimePayload,
} from '#contracts/notifications/realtime-events.schema.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { SelectField } from '#ui/inputs/field/SelectField.tsx';
import { TextArea } from '#ui/inputs/field/TextArea.tsx';
import { useInstruments } from '../shell/instruments-context.ts';
import { useRead } from '../shell/use-read.ts';

/** A valid payload of each event, about the seeded world: Brightwater, its first report, an assessment. */
const SAMPLES: { readonly [N in RealtimeEventName]: RealtimePayload<N> } = {
  'impersonation.started': {},
  'impersonation.ended': {},
  'roles.updated': {},
  'booking.completed': { organisation_id: 1 },
  'export.delivered': { organisation_id: 1, file_id: 901 },
  'export.failed': {},
  'import.verified': {},
  'import.complete': {},
  'entity.updated': { entity_id: 501, organisation_id: 1 },
};

/** By event: its sample as JSON that can be edited. */
const EVENT_SAMPLES = Object.fromEntries(
  Object.entries(SAMPLES).map(([name, payload]) => [name, JSON.stringify(payload, null, 2)]),
) as Readonly<Record<RealtimeEventName, string>>;

const NAMES = Object.keys(realtimeEvents) as readonly RealtimeEventName[];
/** Y-13: how a connection of the Pusher protocol can end, by its code. */
const ENDS = [
  { code: 4200, label: 'Drop the line (4200)' },
  { code: 4201, label: 'It went silent (4201)' },
  { code: 4009, label: 'No longer allowed (4009)' },
  { code: 4001, label: 'No such app (4001)' },
] as const;

const readPersonas = (demo: Demo) => demo.personas();

/** Y-11, Y-13: any event of table Y by hand, to anybody, and the ends of a connection. */
export function EventsSection() {
  const { product, status, act } = useInstruments();
  const personas = useRead(product, readPersonas) ?? [];
  const [to, setTo] = useState('');
  const [name, setName] = useState<RealtimeEventName>('booking.completed');
  const [payload, setPayload] = useState(EVENT_SAMPLES['booking.completed']);
  const email = to === '' ? undefined : to;
  const whom =
    personas.find((persona) => persona.email === (email ?? status?.person))?.name ?? 'everybody who is connected';

  const choose = (next: string): void => {
    setName(next as RealtimeEventName);
    setPayload(EVENT_SAMPLES[next as RealtimeEventName]);
  };
  const send = (): Promise<void> =>
    act(async (demo) => {
      let content: unknown;
      try {
        content = JSON.parse(payload);
      } catch {
        throw new Error('The payload is not JSON. Nothing was sent.');
      }
      await demo.emit(name, content, email);
      return `Sent ${name} to ${whom}.`;
    });
  const end = (code: number): Promise<void> =>
    act(async (demo) => {
      await demo.emit('pusher:error', { code }, email);
      return `Ended the connections of ${whom} with ${code}.`;
    });

  return (
    <section aria-labelledby="faults-events">
      <h3 id="faults-events">Real-time events</h3>
      <form
        className="dk__form"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <SelectField
          label="To"
          placeholder="Whoever is signed in"
          options={personas.map((persona) => ({ value: persona.email, label: persona.name }))}
          value={to}
          onChange={setTo}
        />
        <SelectField
          label="Event"
          hint={realtimeEvents[name].description}
          options={NAMES.map((value) => ({ value, label: value }))}
          value={name}
          onChange={choose}
        />
        <TextArea label="Payload, as JSON" className="dk__json" rows={3} value={payload} onChange={setPayload} />
        <Button variant="secondary" type="submit">
          Send
        </Button>
      </form>
      <div className="dk__row" role="group" aria-label="Connection">
        {ENDS.map(({ code, label }) => (
          <Button key={code} variant="quiet" onClick={() => void end(code)}>
            {label}
          </Button>
        ))}
      </div>
    </section>
  );
}
