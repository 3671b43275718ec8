// Loaded first (`node --import`): an older Node would only report the unknown extension `.ts`.
if (!process.features.typescript) {
  console.error(
    `This is Node ${process.versions.node}, which cannot run TypeScript. Node 24 can: run \`npm ci\`, which installs it with the other packages, and start this command by \`npm run\`.`,
  )
  process.exit(1)
}
