// Loaded first (`node --import`): an older Node would only report the unknown extension `.ts`.
if (!process.features.typescript) {
  console.error(
    `This is Node ${process.versions.node}, which cannot run TypeScript. Node 24 can: \`npm ci\` installs it with the other packages, and \`npm run\` then takes that one.`,
  )
  process.exit(1)
}
