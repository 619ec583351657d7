import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const STARTS = /\b(?:createActor|useMachine|useActorRef|useActor)\(/g;
/** Runs in the build alone, where nobody walks. */
const ONLY_IN_THE_BUILD = 'src/app/served.tsx';

it('lets the walker follow every root actor of the app: each has its options from `watched`', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter(
    (file) => !/\.test\.tsx?$|\/testing\/|^src\/instruments\//.test(file) && file !== ONLY_IN_THE_BUILD,
  );
  const started = files
    .map((file) => ({ file, source: readFileSync(file, 'utf8') }))
    .filter(({ source }) => source.search(STARTS) !== -1);
  const unwatched = started.filter(
    ({ source }) => (source.match(/\bwatched\(/g)?.length ?? 0) < (source.match(STARTS)?.length ?? 0),
  );
  expect(started.length).toBeGreaterThan(8);
  expect(unwatched.map(({ file }) => file)).toEqual([]);
});
