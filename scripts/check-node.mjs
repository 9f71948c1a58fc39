// Stops with one clear sentence when the pinned Node is missing (an install with --omit=optional): the sources run as
// TypeScript, which an older Node cannot read.
const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 24) {
  console.error(
    `Node ${process.versions.node} cannot run this project's sources. Run "npm ci" without --omit=optional.`,
  );
  process.exit(1);
}
