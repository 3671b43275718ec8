/** What `npm run serve` needs of the project besides its dependencies. Of the content that is the company's name, for mails. */
const needed = ['dist', 'server', 'locales', 'requests', 'content/names.ts']

/**
 * A container of the build that was checked, with the mail service that its forms send to. The requests live in a volume.
 * @param nodeVersion as in 24.21.0
 */
export function dockerfile(nodeVersion: string): string {
  return `# docker build -f dist/hosts/Dockerfile -t site . && docker run -p 8080:8080 -v site-data:/site/data site
FROM node:${nodeVersion}-slim
ENV NODE_ENV=production PORT=8080
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --ignore-scripts && mkdir data && chown node data
${needed.map((folder) => `COPY ${folder} ${folder}`).join('\n')}
USER node
VOLUME /site/data
EXPOSE 8080
HEALTHCHECK CMD ["node", "-e", "fetch('http://localhost:8080/pt-br').then(({ ok }) => process.exit(ok ? 0 : 1))"]
CMD ["node", "server/serve.ts"]
`
}
