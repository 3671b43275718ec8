// Loaded before the program (`node --import`), because an older Node would only say that it does not know `.ts`.
if (Number.parseInt(process.versions.node, 10) < 24) {
  console.error(
    `Node ${process.versions.node} cannot run TypeScript. Run \`npm ci\`, which installs Node 24 with the other packages, and start this command with \`npm run\`.`,
  )
  process.exit(1)
}
