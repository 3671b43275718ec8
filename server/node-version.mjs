// Loaded first (`node --import`): an older Node would only report the unknown extension `.ts`, or skip what runs a file's own program.
if (Number.parseInt(process.versions.node, 10) < 24) {
  console.error(
    `Node ${process.versions.node} cannot run TypeScript. Run \`npm ci\`, which installs Node 24 with the other packages, and start this command with \`npm run\`.`,
  )
  process.exit(1)
}
