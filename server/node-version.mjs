// Loaded before the program (`node --import`), because an older Node would only say that it does not know `.ts`.
if (Number.parseInt(process.versions.node, 10) < 24) {
  console.error(
    `Node ${process.versions.node} is too old: run \`npm ci\`, which installs Node 24, then start this by \`npm run\`.`,
  )
  process.exit(1)
}
