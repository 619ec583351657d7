/** One page: a heading, and lines of at most about 90 characters. An empty line is a gap. */
export interface PdfPage {
  readonly heading: string;
  readonly lines: readonly string[];
  /** Drawn with a frame and a seal, and without a page number. */
  readonly isCertificate?: boolean;
}

const escape = (text: string): string => text.replace(/[\\()]/g, (mark) => `\\${mark}`);

/** WinAnsi, which the standard fonts speak: curly quotes and dashes lie elsewhere than in Unicode. */
const WIN_ANSI: Readonly<Record<string, number>> = { '‘': 0x91, '’': 0x92, '“': 0x93, '”': 0x94, '–': 0x96, '—': 0x97 };
const LAST_BYTE = 0xff;
const QUESTION_MARK = 0x3f;

/** A letter that WinAnsi has not loses its mark; one without such a form becomes a question mark. */
const byteOf = (letter: string): number => {
  const known = WIN_ANSI[letter] ?? letter.charCodeAt(0);
  if (known <= LAST_BYTE) return known;
  const bare = letter.normalize('NFKD').charCodeAt(0);
  return bare <= LAST_BYTE ? bare : QUESTION_MARK;
};

const winAnsi = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(text, byteOf);

/** A frame of two lines, larger letters, and a seal: a circle of four curves with a tick in it. */
const certificate = ({ heading, lines }: PdfPage): string =>
  [
    '0.12 0.23 0.43 RG 3 w 36 36 523 770 re S 1 w 46 46 503 750 re S',
    `BT /F2 30 Tf 1 0 0 1 84 660 Tm (${escape(heading)}) Tj ET`,
    '2 w 84 640 m 511 640 l S',
    'BT /F1 15 Tf 26 TL 1 0 0 1 84 590 Tm',
    ...lines.map((line) => `(${escape(line)}) Tj T*`),
    'ET',
    '3 w 190 150 m 190 172 172 190 150 190 c 128 190 110 172 110 150 c 110 128 128 110 150 110 c 172 110 190 128 190 150 c S',
    '5 w 132 150 m 145 137 l 170 165 l S',
  ].join('\n');

const contentOf = (page: PdfPage, number: number, count: number): string =>
  page.isCertificate === true
    ? certificate(page)
    : [
        'BT /F2 20 Tf 1 0 0 1 56 770 Tm',
        `(${escape(page.heading)}) Tj ET`,
        '0.12 0.23 0.43 RG 2 w 56 756 m 539 756 l S',
        'BT /F1 11 Tf 16 TL 1 0 0 1 56 728 Tm',
        ...page.lines.map((line) => `(${escape(line)}) Tj T*`),
        'ET',
        `BT /F1 9 Tf 1 0 0 1 56 40 Tm (Page ${number} of ${count}) Tj ET`,
      ].join('\n');

/** The bytes of a PDF 1.4 with A4 pages, the same for the same input. */
export const pdf = (title: string, pages: readonly PdfPage[]): Uint8Array<ArrayBuffer> => {
  const firstPage = 6;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en-GB) >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${firstPage + index * 2} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    `<< /Title (${escape(title)}) /Producer (Waymark) >>`,
    ...pages.flatMap((page, index) => {
      const content = contentOf(page, index + 1, pages.length);
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${firstPage + index * 2 + 1} 0 R >>`,
        `<< /Length ${winAnsi(content).length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  const parts = [winAnsi('%PDF-1.4\n')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  const add = (text: string): void => {
    const bytes = winAnsi(text);
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
