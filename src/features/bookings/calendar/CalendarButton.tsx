import { IconCalendarMinus, IconCalendarPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { OrganisationMembership } from '#contracts/profile/profile.schema.ts';
import { config } from '#current/config.ts';
import { useOpenPersistence } from '#persistence/persistence.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import type { CalendarToSave } from './save-calendar.ts';

export interface CalendarButtonProps extends CalendarToSave {
  readonly userId: number;
  readonly organisation: Pick<OrganisationMembership, 'organisation_id' | 'name'>;
  /** The file was handed over. */
  readonly onSaved?: () => void;
  readonly children: string;
}

/** Saves bookings as a file that calendars open. What writes it comes with the first press. */
export function CalendarButton({ userId, organisation, onSaved, children, ...file }: CalendarButtonProps) {
  const openPersistence = useOpenPersistence();
  const [step, setStep] = useState<'ready' | 'writing' | 'failed'>('ready');
  const save = async (): Promise<void> => {
    setStep('writing');
    try {
      const { saveCalendar } = await import('./save-calendar.ts');
      const source = {
        url: `${location.origin}${config.basePath}bookings`,
        organisationId: organisation.organisation_id,
        organisation: organisation.name,
      };
      saveCalendar(openPersistence(), userId, source, file);
      setStep('ready');
      onSaved?.();
    } catch {
      setStep('failed');
    }
  };
  const Icon = file.method === 'PUBLISH' ? IconCalendarPlus : IconCalendarMinus;
  return (
    <div className="bk__calendar">
      <Button variant="secondary" busy={step === 'writing'} onClick={() => void save()}>
        <Icon className="ic" aria-hidden />
        {children}
      </Button>
      <p role="alert">{step === 'failed' && 'The calendar file could not be made. Try again.'}</p>
    </div>
  );
}
