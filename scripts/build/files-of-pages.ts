/**
 * How the build makes files of modules. Everything that a page needs before anybody is signed in is in `app`, and what
 * the first page after it needs (`src/app/signed-in.ts`) in `signed-in`. What at least five files that are loaded by
 * themselves share is in `common`; the rest is left to the bundler.
 */
export const FILES_OF_PAGES = [
  { name: 'app', tags: ['$initial' as const], priority: 3 },
  { name: 'signed-in', test: /\/src\/app\/signed-in\.ts$/, priority: 2 },
  { name: 'common', minShareCount: 5, priority: 1 },
];
