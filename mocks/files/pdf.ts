import { HELVETICA, HELVETICA_BOLD } from './helvetica.ts';
import { createPdfText, type PdfText } from './pdf-text.ts';

/** One page: a heading, and lines of at most about 90 characters. An empty line is a gap. */
export interface PdfPage {
  readonly heading: string;
  readonly lines: readonly string[];
  /** Drawn with a frame and a seal, and without a page number. */
  readonly isCertificate?: boolean;
}

/** A frame of two lines, larger letters, and a seal: a circle of four curves with a tick in it. */
const certificate = ({ heading, lines }: PdfPage, { show }: PdfText): string =>
  [
    '0.12 0.23 0.43 RG 3 w 36 36 523 770 re S 1 w 46 46 503 750 re S',
    `BT /F2 30 Tf 1 0 0 1 84 660 Tm ${show(heading, 'F2', 30)} ET`,
    '2 w 84 640 m 511 640 l S',
    'BT /F1 15 Tf 26 TL 1 0 0 1 84 590 Tm',
    ...lines.map((line) => `${show(line, 'F1', 15)} T*`),
    'ET',
    '3 w 190 150 m 190 172 172 190 150 190 c 128 190 110 172 110 150 c 110 128 128 110 150 110 c 172 110 190 128 190 150 c S',
    '5 w 132 150 m 145 137 l 170 165 l S',
  ].join('\n');

const contentOf = (page: PdfPage, number: number, count: number, text: PdfText): string =>
  page.isCertificate === true
    ? certificate(page, text)
    : [
        'BT /F2 20 Tf 1 0 0 1 56 770 Tm',
        `${text.show(page.heading, 'F2', 20)} ET`,
        '0.12 0.23 0.43 RG 2 w 56 756 m 539 756 l S',
        'BT /F1 11 Tf 16 TL 1 0 0 1 56 728 Tm',
        ...page.lines.map((line) => `${text.show(line, 'F1', 11)} T*`),
        'ET',
        `BT /F1 9 Tf 1 0 0 1 56 40 Tm (Page ${number} of ${count}) Tj ET`,
      ].join('\n');

/** The bytes of a PDF 1.4 with A4 pages, the same for the same input. */
export const pdf = (title: string, pages: readonly PdfPage[]): Uint8Array<ArrayBuffer> => {
  const text = createPdfText();
  const contents = pages.map((page, index) => contentOf(page, index + 1, pages.length, text));
  const otherScripts = text.otherScripts();
  const firstPage = otherScripts === null ? 6 : 7;
  const fonts = `/F1 3 0 R /F2 4 0 R${otherScripts === null ? '' : ' /F3 6 0 R'}`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en-GB) >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${firstPage + index * 2} 0 R`).join(' ')}] >>`,
    text.font(HELVETICA),
    text.font(HELVETICA_BOLD),
    `<< /Title ${text.title(title)} /Producer (Waymark) >>`,
    ...(otherScripts === null ? [] : [otherScripts]),
    ...contents.flatMap((content, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << ${fonts} >> >> /Contents ${firstPage + index * 2 + 1} 0 R >>`,
      `<< /Length ${text.bytes(content).length} >>\nstream\n${content}\nendstream`,
    ]),
  ];
  const parts = [text.bytes('%PDF-1.4\n')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  const add = (part: string): void => {
    const bytes = text.bytes(part);
    parts.push(bytes);
    length += bytes.length;
  };
  for (const [index, object] of objects.entries()) {
    offsets.push(length);
    add(`${index + 1} 0 obj\n${object}\nendobj\n`);
  }
  const start = length;
  add(
    `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')}`,
  );
  add(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${start}\n%%EOF\n`);
  const file = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    file.set(part, at);
    at += part.length;
  }
  return file;
};
