// Runs a command of this folder, such as `node scripts/run.js start`. This file alone is JavaScript, so that a Node
// too old to read the others can still say so.
const needed = [22, 18];
const current = process.versions.node.split('.').map(Number);
const command = process.argv[2];

if (current[0] < needed[0] || (current[0] === needed[0] && current[1] < needed[1])) {
  console.error(
    `\n✗ Node ${process.versions.node} is too old to run this, ${needed.join('.')} is needed: run npm ci, which brings the project's own Node, and then npm ${command === 'start' ? 'start' : `run ${command}`}.`,
  );
  process.exit(1);
}
await import(`./${command}.ts`);
