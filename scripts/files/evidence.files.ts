import { pdf } from '#mocks/files/pdf.ts';
import type { GeneratedFiles } from './generated-files.ts';

const session = (from: string, to: string) => [
  `Washer-disinfector: cycle ${from}, protein test passed, released by A.O.`,
  `Sterilizer: cycle ${to}, printout filed, all packs dry, released by A.O.`,
  'Surfaces, chair, light and spittoon wiped down between patients: yes.',
  'Water lines flushed at the start and between patients: yes.',
  '',
];

export const files: GeneratedFiles = {
  'surgery-cleaning-log.pdf': pdf('Surgery 2: cleaning log', [
    {
      heading: 'Surgery 2: cleaning log',
      lines: [
        'Kirkgate Dental Practice. Kept by the nurse on duty, checked by the decontamination lead.',
        '',
        'Week 1',
        ...session('0412', '1187'),
        'Week 2',
        ...session('0431', '1203'),
      ],
    },
    {
      heading: 'Surgery 2: cleaning log, continued',
      lines: [
        'Week 3',
        ...session('0450', '1219'),
        'Week 4',
        ...session('0468', '1236'),
        'One cycle failed in week 4: the load was quarantined, the door seal replaced,',
        'and the daily test repeated before the sterilizer was used again.',
      ],
    },
  ]),
  'bls-certificate.pdf': pdf('Certificate: Basic Life Support', [
    {
      heading: 'Certificate of training',
      lines: [
        'Basic Life Support: annual update',
        '',
        'The holder attended the in-house day and showed',
        'adult and paediatric resuscitation, the recovery position',
        'and the use of a defibrillator.',
        '',
        'Resus Skills North',
        'Valid for twelve months',
        '',
        '',
        '',
        '',
        '                                              Certificate no. RSN-2041-118',
      ],
      isCertificate: true,
    },
  ]),
  'plan-room-7.pdf': pdf('Room 7: moving and handling plan', [
    {
      heading: 'Room 7: moving and handling plan',
      lines: [
        'Agreed with the resident and her daughter. Looked at again every four weeks.',
        '',
        'Bed to chair: two people, standing aid, blue sling. Brakes on first.',
        'Chair to bathroom: wheeled commode, one person, footplates up.',
        'Turning at night: slide sheet, two people, every three hours.',
        '',
        'She hears better on the left. Say each step before you begin.',
        'If she is tired or in pain: stop, make her comfortable, ask the nurse in charge.',
      ],
    },
  ]),
};
