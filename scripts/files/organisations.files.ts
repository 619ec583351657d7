import { brightwater, harbour, northgate } from '#fixtures/organisations.ts';
import { logo } from './thumbnails.ts';
import type { GeneratedFiles } from './generated-files.ts';

const navy = String(brightwater.settings.colour_primary);
const orange = String(northgate.settings.colour_primary);
const yellow = String(harbour.settings.colour_primary);

const wave = 'M2 9c3.3 0 3.3-3 6.7-3s3.3 3 6.6 3 3.4-3 6.7-3M2 18c3.3 0 3.3-3 6.7-3s3.3 3 6.6 3 3.4-3 6.7-3';
const gate = 'M3.5 21.5V11a8.5 8.5 0 0 1 17 0v10.5M12 21.5V8.5M8 12.5l4-4 4 4';
const boat = 'M11 2.5V15H3.5zM15 7v8h4.5zM2.5 18.5c2 3 4.5 3 6.3 1.5 2 1.5 4.4 1.5 6.4 0 1.8 1.5 4.3 1.5 6.3-1.5';

export const files: GeneratedFiles = {
  'logo-brightwater.svg': logo(navy, `<path d="${wave}"/>`),
  'logo-northgate.svg': logo(orange, `<path d="${gate}"/>`),
  'logo-harbour.svg': logo(yellow, `<path d="${boat}"/>`),
};
