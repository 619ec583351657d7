import { expect, test } from 'vitest';
import type { Block } from './document.ts';
import { importContent } from './import-content.ts';

const toBase64 = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)));
const textsOf = (content: string) =>
  importContent(content)?.blocks.map((block: Block) =>
    block.kind === 'heading' ? block.props.text : block.kind === 'richText' ? block.props.html : block.kind,
  );

/** Made by `lz.encodeBase64(lz.compress(json))` of lzutf8 0.6.3, as Craft's example stores a document. */
const PACKED =
  'eyJST09UIjp7InR5cGXECHJlc29sdmVkTmFtZSI6IkNvbnRhaW5lciJ9LCJwcm9wcyI6e30sIm5vZGVzIjpbImEiLCJiIl19LCJh20dIZWFkaW5nzEUidGV4dCI6IlR3byBv4oCZY2xvY2s6IHTMDyzODyDwn6a3Iiwic3R5bMRWaDLEUegAi10sInBhcmVuxFXlANZ95ACa+gCUUmljaCBU5ACF7ACWaHRtbCI6IjxwPlJpbnNlLCBkcnksIHN0b3JlLiDfE98T3xPfE98T3xPXEzwvcD7+AUR9';

test('P-23: base64 of JSON', () => {
  expect(
    textsOf(
      toBase64(
        '{"ROOT":{"type":"div","nodes":["a"]},"a":{"type":"Heading","props":{"text":"half past two o’clock 🦷"}}}',
      ),
    ),
  ).toEqual(['half past two o’clock 🦷']);
});

test('P-23: base64 of packed JSON', () => {
  expect(textsOf(PACKED)).toEqual([
    'Two o’clock: two o’clock, two o’clock 🦷',
    `<p>${'Rinse, dry, store. '.repeat(12)}</p>`,
  ]);
});

test('P-23: what repeats itself from far away', () => {
  // "far" three times: 300 bytes back is beyond the short form
  const filler = '-'.repeat(300);
  const json = `{"ROOT":{"type":"div","nodes":["a"]},"a":{"type":"Heading","props":{"text":"Decontaminate${filler}`;
  const back = filler.length + 'Decontaminate'.length;
  const bytes = [
    ...new TextEncoder().encode(json),
    0b11100000 | 13,
    back >> 8,
    back & 0xff,
    ...new TextEncoder().encode('"}}}'),
  ];
  expect(textsOf(btoa(String.fromCharCode(...bytes)))).toEqual([`Decontaminate${filler}Decontaminate`]);
});

test.each([
  ['text that is not base64', 'Every second Tuesday, half past twelve.'],
  ['nothing', ''],
  ['another JSON', toBase64('[1, 2]')],
  ['a map without a ROOT', toBase64('{"a":{"type":"Heading"}}')],
  ['a packed text that points before its start', btoa(String.fromCharCode(0x7b, 0xc5, 0x40))],
  ['bytes that are no text', btoa(String.fromCharCode(0x7b, 0xff, 0xfe))],
])('P-23: %s is no document', (_, content) => {
  expect(importContent(content)).toBeNull();
});

test('a small text that unpacks to more than five million bytes is no document', () => {
  const bytes = new Uint8Array(2 * 170_000 + 1).fill(1);
  bytes[0] = 0x20;
  for (let at = 1; at < bytes.length; at += 2) bytes[at] = 0b11011111;
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  expect(importContent(btoa(text))).toBeNull();
});
