import { expect, test } from 'vitest';
import { nodeProblem } from './node-version.mjs';

test.each(['24.15.0', '24.21.0', '25.0.1'])('node %s will do', (version) => expect(nodeProblem(version)).toBeNull());

test.each(['20.20.2', '22.22.0', '24.14.9'])('node %s is told which version is needed', (version) =>
  expect(nodeProblem(version)).toMatch(`Node 24.15 or newer is needed, and this is ${version}`),
);
