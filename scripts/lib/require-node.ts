import { nodeProblem } from '../node-version.mjs';

// Imported by configurations: a runner that somebody started with the system's own node says what it needs.
const problem = nodeProblem();
if (problem !== null) throw new Error(problem);
