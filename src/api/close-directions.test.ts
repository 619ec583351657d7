import { describe, expect, test } from 'vitest';
import { closeDirections, closeNames } from './close-directions.ts';

const [LRE, RLE, PDF, RLO, RLI, FSI, PDI] = [
  '\u202A',
  '\u202B',
  '\u202C',
  '\u202E',
  '\u2067',
  '\u2068',
  '\u2069',
] as const;

describe('a name with controls of direction (T13)', () => {
  test.each([
    ['an override that is left open', `${RLO}Amara`, `${RLO}Amara${PDF}`],
    ['several, ended in their order', `${RLI}a${RLE}b`, `${RLI}a${RLE}b${PDF}${PDI}`],
    ['one that ends', `${RLE}a${PDF} b`, `${RLE}a${PDF} b`],
    ['the end of an isolate ends what was opened within', `${FSI}a${RLO}b${PDI}c`, `${FSI}a${RLO}b${PDI}c`],
    ['an end of another kind ends nothing', `${RLI}a${PDF}b`, `${RLI}a${PDF}b${PDI}`],
    ['ends that nothing began', `a${PDF}${PDI}`, `a${PDF}${PDI}`],
    ['none', 'עמרה Amara', 'עמרה Amara'],
  ])('%s', (_, text, closed) => expect(closeDirections(text)).toBe(closed));

  test.each(['as itself', 'as an escape'])('is closed in a reply, %s; what somebody answered is not touched', (how) => {
    const said = {
      name: `${LRE}a`,
      first_name: `${RLO}b`,
      title: `${RLI}c`,
      user_name: `${FSI}d`,
      nested: [{ name: `${RLO}e` }],
      value: `${RLO}f`,
      comment: `${RLO}g`,
    };
    const json = JSON.stringify(said);
    const sent =
      how === 'as itself'
        ? json
        : json.replaceAll(/[\u2000-\u20FF]/gu, (character) => `\\u${character.charCodeAt(0).toString(16)}`);
    expect(JSON.parse(sent, closeNames)).toEqual({
      ...said,
      name: `${LRE}a${PDF}`,
      first_name: `${RLO}b${PDF}`,
      title: `${RLI}c${PDI}`,
      user_name: `${FSI}d${PDI}`,
      nested: [{ name: `${RLO}e${PDF}` }],
    });
  });
});
