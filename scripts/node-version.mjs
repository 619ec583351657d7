// Plain JavaScript without imports, so that any node can read it and say that it is too old.
const [MAJOR, MINOR] = [24, 15];

/** What is wrong with the version of node that runs this, or null. */
export const nodeProblem = (version = process.versions.node) => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > MAJOR || (major === MAJOR && minor >= MINOR)) return null;
  return `Node ${MAJOR}.${MINOR} or newer is needed, and this is ${version}. npm installs one: start it by npm or npx, or let the editor use node_modules/.bin/node.`;
};
