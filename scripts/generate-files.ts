import { writeFileSync } from 'node:fs';
import { brightwater, harbour, northgate } from '#fixtures/organisations.ts';
import { pdf } from '#mocks/files/pdf.ts';
import { scormPackage } from './files/scorm.ts';
import { logo, thumbnail } from './files/thumbnails.ts';
import { zip } from '#mocks/testing/zip.ts';
import { ASSET_FOLDER, assetIndex } from './generate/asset-index.ts';

const navy = String(brightwater.settings.colour_primary);
const orange = String(northgate.settings.colour_primary);
const yellow = String(harbour.settings.colour_primary);

const wave = 'M2 9c3.3 0 3.3-3 6.7-3s3.3 3 6.6 3 3.4-3 6.7-3M2 18c3.3 0 3.3-3 6.7-3s3.3 3 6.6 3 3.4-3 6.7-3';
const gate = 'M3.5 21.5V11a8.5 8.5 0 0 1 17 0v10.5M12 21.5V8.5M8 12.5l4-4 4 4';
const boat = 'M11 2.5V15H3.5zM15 7v8h4.5zM2.5 18.5c2 3 4.5 3 6.3 1.5 2 1.5 4.4 1.5 6.4 0 1.8 1.5 4.3 1.5 6.3-1.5';

const session = (from: string, to: string) => [
  `Washer-disinfector: cycle ${from}, protein test passed, released by A.O.`,
  `Sterilizer: cycle ${to}, printout filed, all packs dry, released by A.O.`,
  'Surfaces, chair, light and spittoon wiped down between patients: yes.',
  'Water lines flushed at the start and between patients: yes.',
  '',
];

/** Every seeded file that code can make, by name. The rest is described in `fixtures/files/README.md`. */
export const generatedFiles = (): Readonly<Record<string, Uint8Array | string>> => ({
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
  'waste-and-its-colours.zip': zip(scormPackage),
  'giving-a-clear-handover.vtt':
    'WEBVTT\n\n00:00.000 --> 00:02.000\nGiving a clear handover: situation first.\n\n00:02.000 --> 00:04.000\nThen the background, then what you think.\n\n00:04.000 --> 00:06.000\nEnd with what you need, and hear it repeated.\n',
  'logo-brightwater.svg': logo(navy, `<path d="${wave}"/>`),
  'logo-northgate.svg': logo(orange, `<path d="${gate}"/>`),
  'logo-harbour.svg': logo(yellow, `<path d="${boat}"/>`),
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
});

/** Writes them where the fixtures read them, and lists all that lies there. */
if (import.meta.main) {
  for (const [name, content] of Object.entries(generatedFiles())) writeFileSync(`${ASSET_FOLDER}${name}`, content);
  writeFileSync(new URL('../fixtures/generated/assets.ts', import.meta.url), assetIndex());
}
