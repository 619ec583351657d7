/** What a document says of a font that it does not carry, so that letters of any name stand side by side. */
export interface FontMetrics {
  readonly name: string;
  readonly descriptor: string;
  /** Of a letter, in thousandths of the size. */
  readonly width: (letter: string) => number;
}

/** Of most letters that have none of their own here. */
const USUAL = 556;
const OTHERS: Readonly<Record<string, number>> = { '’': 278, '‘': 278, '“': 500, '”': 500, '—': 1000, '…': 1000 };

/** Letters that are no letter and a mark to Unicode. */
const BASES: Readonly<Record<string, string>> = { Ł: 'L', ł: 'l', Đ: 'D', đ: 'd', ı: 'i', Ħ: 'H', ħ: 'h' };

/** `widths`: of the printable letters of ASCII, from the blank on. A letter with a mark is as wide as the letter. */
const metrics = (name: string, stem: number, widths: string): FontMetrics => {
  const ascii = widths.split(' ').map(Number);
  return {
    name,
    descriptor: `<< /Type /FontDescriptor /FontName /${name} /Flags 32 /FontBBox [-170 -228 1003 962] /ItalicAngle 0 /Ascent 718 /Descent -207 /CapHeight 718 /StemV ${stem} >>`,
    width: (letter) => {
      const bare = BASES[letter] ?? letter;
      return OTHERS[letter] ?? ascii[bare.normalize('NFD').charCodeAt(0) - 0x20] ?? USUAL;
    },
  };
};

export const HELVETICA = metrics(
  'Helvetica',
  88,
  '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584',
);
export const HELVETICA_BOLD = metrics(
  'Helvetica-Bold',
  140,
  '278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584',
);
