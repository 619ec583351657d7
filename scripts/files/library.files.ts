import { brightwater, harbour, northgate } from '#fixtures/organisations.ts';
import { pdf } from '#mocks/files/pdf.ts';
import { zip } from '#mocks/testing/zip.ts';
import { scormPackage } from './scorm.ts';
import { thumbnail } from './thumbnails.ts';
import type { GeneratedFiles } from './generated-files.ts';

const navy = String(brightwater.settings.colour_primary);
const orange = String(northgate.settings.colour_primary);
const yellow = String(harbour.settings.colour_primary);

export const files: GeneratedFiles = {
  'the-way-of-a-sharps-bin.pdf': pdf('The way of a sharps bin', [
    {
      heading: 'The way of a sharps bin',
      lines: [
        '1. Assembled, dated and signed before first use.',
        '2. Closed between uses; never above the fill line.',
        '3. Locked, dated and signed when it is full.',
        '4. Carried by the handle, upright, by one person.',
        '5. Kept in the locked cupboard until collection.',
        '6. Handed over with the consignment note; the copy is filed for three years.',
        '',
        'Ask yourself: who checks the label, and who checks the lock?',
      ],
    },
  ]),
  'decontamination-of-instruments.pdf': pdf('Decontamination of instruments', [
    {
      heading: 'Decontamination of instruments',
      lines: [
        'How instruments travel from the chair to the washer, the magnifier, the sterilizer',
        'and back.',
        '',
        '1. At the chair',
        'Instruments go into the rigid box at once. Sharps stay in the surgery.',
        '',
        '2. The dirty zone',
        'Load the washer-disinfector so that water reaches every surface. Open the hinges.',
      ],
    },
    {
      heading: 'Inspection and packing',
      lines: [
        'Every instrument is looked at under an illuminated magnifier before it is packed.',
        'Look for residue in hinges, serrations and lumens, for rust, and for blunt or bent tips.',
        'An instrument that is not visibly clean goes back to the start of the cycle.',
        '',
        'Date labels',
        'Wrapped instruments from a vacuum sterilizer may be stored for up to 12 months.',
        'Write the date by which the pack must be used.',
      ],
    },
  ]),
  'why-backs-fail.pdf': pdf('Moving and handling: why backs fail', [
    {
      heading: 'Why backs fail',
      lines: [
        'Most backs fail little by little, and show it on an ordinary day.',
        '',
        '1. The disc',
        'It bears a load well when the back is straight, and badly when it is bent.',
        '2. The load',
        'Held close it weighs what it weighs; at arm’s length it weighs five times as much.',
        '3. The twist',
        'Turn with the feet. A bent back that turns is the one that fails.',
      ],
    },
  ]),
  'hand-care-on-a-night-shift.pdf': pdf('Hand care on a night shift', [
    {
      heading: 'Hand care on a night shift',
      lines: [
        'Dry skin is broken skin, and broken skin carries more.',
        '',
        'Before the shift: cream, and let it dry.',
        'During the shift: rub rather than wash where hands are not soiled.',
        'After each wash: pat dry, do not rub.',
        'At the end: cream again, also between the fingers.',
        '',
        'Redness that lasts three days is for occupational health.',
      ],
    },
  ]),
  'safe-on-the-quay.pdf': pdf('Safe on the quay', [
    {
      heading: 'Safe on the quay',
      lines: [
        'Edges: stay a boat hook away unless you are handling a line.',
        'Ropes: never stand in a loop, and never between a rope and its bollard.',
        'Weather: above force six nobody works alone.',
        '',
        'Lifejackets are worn from the gate on.',
      ],
    },
  ]),
  'waste-and-its-colours.zip': zip(scormPackage),
  'giving-a-clear-handover.vtt':
    'WEBVTT\n\n00:00.000 --> 00:02.000\nGiving a clear handover: situation first.\n\n00:02.000 --> 00:04.000\nThen the background, then what you think.\n\n00:04.000 --> 00:06.000\nEnd with what you need, and hear it repeated.\n',
  'thumbnail-infection-control.svg': thumbnail(navy, 'rings', 262),
  'thumbnail-radiography.svg': thumbnail(navy, 'stripes', 6),
  'thumbnail-emergencies.svg': thumbnail(navy, 'pulse', 3),
  'thumbnail-safeguarding.svg': thumbnail(navy, 'arches', 1),
  'thumbnail-clinical-skills.svg': thumbnail(navy, 'drops', 5),
  'thumbnail-leadership.svg': thumbnail(navy, 'grid', 34),
  'thumbnail-decontamination-room.svg': thumbnail(navy, 'circles', 120),
  'thumbnail-moving-and-handling.svg': thumbnail(orange, 'slants', 8),
  'thumbnail-dementia.svg': thumbnail(orange, 'arches', 0),
  'thumbnail-medication.svg': thumbnail(orange, 'bars', 3),
  'thumbnail-on-the-quay.svg': thumbnail(yellow, 'waves', 4),
  'thumbnail-radio-room.svg': thumbnail(yellow, 'circles', 270),
  // P-17: more of each category to choose from.
  'thumbnail-infection-control-2.svg': thumbnail(navy, 'rings', 120),
  'thumbnail-radiography-2.svg': thumbnail(navy, 'stripes', 2),
  'thumbnail-emergencies-2.svg': thumbnail(navy, 'pulse', 5),
  'thumbnail-safeguarding-2.svg': thumbnail(navy, 'arches', 2),
  'thumbnail-clinical-skills-2.svg': thumbnail(navy, 'drops', 2),
  'thumbnail-leadership-2.svg': thumbnail(navy, 'grid', 12),
  'thumbnail-moving-and-handling-2.svg': thumbnail(orange, 'slants', 3),
  'thumbnail-moving-and-handling-3.svg': thumbnail(orange, 'slants', 12),
  'thumbnail-dementia-2.svg': thumbnail(orange, 'arches', 2),
  'thumbnail-dementia-3.svg': thumbnail(orange, 'arches', 1),
  'thumbnail-medication-2.svg': thumbnail(orange, 'bars', 1),
  'thumbnail-medication-3.svg': thumbnail(orange, 'bars', 5),
  'thumbnail-around-the-home-1.svg': thumbnail(orange, 'waves', 2),
  'thumbnail-around-the-home-2.svg': thumbnail(orange, 'drops', 4),
  'thumbnail-around-the-home-3.svg': thumbnail(orange, 'grid', 44),
  'thumbnail-on-the-quay-2.svg': thumbnail(yellow, 'waves', 6),
  'thumbnail-radio-room-2.svg': thumbnail(yellow, 'circles', 120),
};
