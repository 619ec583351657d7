import { run } from './lib/run.ts';

/**
 * `npm run never-twice -- 500`: random walks over two devices before the fake backend; 10,000 unless said. Also with
 * each safety taken out.
 */
const [count = '10000'] = process.argv.slice(2);
const { code } = await run('vitest', ['run', 'scripts/never-twice.test.ts'], { env: { WALKS: count } });
process.exitCode = code;
