import type { FontMetrics } from './helvetica.ts';

/** How the standard fonts are written by byte (CP 1252): what lies between ASCII and Latin-1, from 0x80. */
const FROM_0X80 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
/** Bytes that stand for no letter there: none is a line's end or has a meaning in a text of a PDF. */
const FREE_BYTES = [0x81, 0x8d, 0x8f, 0x90, 0x9d, 1, 2, 3, 4, 5, 6, 7, ...Array.from({ length: 18 }, (_, n) => 14 + n)];

/** Adobe's names for the marks of letters, by the combining character. */
const MARKS: Readonly<Record<string, string>> = {
  '\u0300': 'grave',
  '\u0301': 'acute',
  '\u0302': 'circumflex',
  '\u0303': 'tilde',
  '\u0304': 'macron',
  '\u0306': 'breve',
  '\u0307': 'dotaccent',
  '\u0308': 'dieresis',
  '\u030a': 'ring',
  '\u030b': 'hungarumlaut',
  '\u030c': 'caron',
  '\u0326': 'commaaccent',
  '\u0327': 'commaaccent',
  '\u0328': 'ogonek',
};
/** Letters whose name is not made of a letter and its mark; no name of Adobe's means the last two. */
const NAMES: Readonly<Record<string, string>> = {
  Ł: 'Lslash',
  ł: 'lslash',
  Đ: 'Dcroat',
  đ: 'dcroat',
  Ş: 'Scedilla',
  ş: 'scedilla',
  ı: 'dotlessi',
  Ħ: 'Hbar',
  ħ: 'hbar',
  Ŋ: 'Eng',
  ŋ: 'eng',
  Ț: 'uni021A',
  ț: 'uni021B',
};

/** Latin beyond WinAnsi: Extended-A and -B, and the letters with two marks, as Vietnamese has them. */
const LATIN = /^[\u0100-\u024f\u1e00-\u1eff]$/;

/** The name of a letter's drawing, as Adobe's glyph list has it or makes it; null for another script. */
const glyphName = (letter: string): string | null => {
  if (!LATIN.test(letter)) return null;
  const [base = '', mark = '', ...more] = letter.normalize('NFD');
  const markName = more.length === 0 ? MARKS[mark] : undefined;
  if (letter in NAMES) return NAMES[letter] ?? null;
  return markName === undefined
    ? `uni${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
    : `${base}${markName}`;
};

/** `<FEFF…>`: letters of any script as two bytes each, and a pair of them beyond the first plane. */
const utf16 = (text: string, mark = ''): string =>
  `<${mark}${Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, '0')).join('')}>`;

const escape = (text: string): string => text.replaceAll(/[\\()]/g, (mark) => `\\${mark}`);

const byteOfWinAnsi = (letter: string): number | null => {
  const at = FROM_0X80.indexOf(letter);
  if (at !== -1) return 0x80 + at;
  const code = letter.charCodeAt(0);
  return code <= 0x7f || (code >= 0xa0 && code <= 0xff) ? code : null;
};

const letterOfWinAnsi = (byte: number): string => FROM_0X80[byte - 0x80] ?? String.fromCharCode(byte);

/** A text of a document's own: a title. Bytes that mean the same everywhere, or UTF-16. */
const documentText = (text: string): string =>
  /^[\x20-\x7e]*$/.test(text) ? `(${escape(text)})` : utf16(text, 'feff');

/**
 * The letters of one document. Nothing is embedded: a reader draws Latin letters with its own Helvetica, asked for by
 * their names, and other scripts with the fonts of the system, by a character map that every reader knows (Adobe-GB1:
 * Chinese, Japanese, Greek and Cyrillic). A letter is replaced by none that means less.
 */
export const createPdfText = () => {
  const added = new Map<string, number>();
  let hasOtherScripts = false;

  const byteOf = (letter: string): number | null => {
    const known = byteOfWinAnsi(letter) ?? added.get(letter);
    if (known !== undefined) return known;
    const free = FREE_BYTES[added.size];
    if (free === undefined || glyphName(letter) === null) return null;
    added.set(letter, free);
    return free;
  };
  const runsOf = (text: string): readonly { readonly text: string; readonly isLatin: boolean }[] => {
    const runs: { text: string; isLatin: boolean }[] = [];
    for (const letter of text.normalize('NFC')) {
      const isLatin = byteOf(letter) !== null;
      const last = runs.at(-1);
      if (last?.isLatin === isLatin) last.text += letter;
      else runs.push({ text: letter, isLatin });
    }
    return runs.length === 0 ? [{ text: '', isLatin: true }] : runs;
  };

  return {
    /** The operators that draw a text in a font that is set already: `/F1 11 Tf`. */
    show: (text: string, font: string, size: number): string =>
      runsOf(text)
        .map((run) => {
          if (run.isLatin) return `(${escape(run.text)}) Tj`;
          hasOtherScripts = true;
          return `/F3 ${size} Tf ${utf16(run.text)} Tj /${font} ${size} Tf`;
        })
        .join(' '),
    /** A Latin font, once everything is drawn. A reader knows the widths of the letters that every Helvetica has. */
    font: ({ name, descriptor, width }: FontMetrics): string => {
      const font = `<< /Type /Font /Subtype /Type1 /BaseFont /${name}`;
      if (added.size === 0) return `${font} /Encoding /WinAnsiEncoding >>`;
      const names = [...added].map(([letter, byte]) => `${byte} /${glyphName(letter) ?? ''}`).join(' ');
      const letters = new Map([...added].map(([letter, byte]) => [byte, letter]));
      const widths = Array.from({ length: 256 }, (_, byte) => width(letters.get(byte) ?? letterOfWinAnsi(byte)));
      return `${font} /Encoding << /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [${names}] >> /FirstChar 0 /LastChar 255 /Widths [${widths.join(' ')}] /FontDescriptor ${descriptor} >>`;
    },
    /** The font of other scripts, where one is drawn. */
    otherScripts: (): string | null =>
      hasOtherScripts
        ? '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light-UniGB-UTF16-H /Encoding /UniGB-UTF16-H /DescendantFonts [<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 5 >> /DW 1000 /FontDescriptor << /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >> >>] >>'
        : null,
    title: documentText,
    /** Bytes of the file, one for each letter. What no byte stands for was drawn otherwise. */
    bytes: (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(text, (letter) => byteOf(letter) ?? 0x3f),
  };
};

export type PdfText = ReturnType<typeof createPdfText>;
