// Runs a command of this folder, such as `node scripts/run.js start`. This file alone is JavaScript, so that a Node
// too old to read the others can still say so.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `\n✗ Node ${process.versions.node} is too old: run npm ci, which brings the project's own Node, and start this again with npm.`,
  );
  process.exit(1);
}
await import(`./${process.argv[2]}.ts`);
