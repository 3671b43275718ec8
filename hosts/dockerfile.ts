import { healthPath } from '../server/mail/health.ts'

/** The files that `npm run serve` needs besides its dependencies. Of the content it needs the company's name, for mails, and the settings of forms. */
const needed = ['dist', 'server', 'locales', 'requests', 'content/names.ts', 'content/site.ts']

/**
 * A container with the checked build and the mail service for its forms. The requests are stored in a volume.
 * @param nodeVersion as in 24.21.0
 */
export function dockerfile(nodeVersion: string): string {
  return `# docker build -f dist/hosts/Dockerfile -t site . && docker run -p 127.0.0.1:8080:8080 -v site-data:/site/data site
FROM node:${nodeVersion}-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --ignore-scripts && mkdir data && chown node data
${needed.map((folder) => `COPY ${folder} ${folder}`).join('\n')}
USER node
VOLUME /site/data
EXPOSE 8080
HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '${healthPath}').then(({ ok }) => process.exit(ok ? 0 : 1))"]
CMD ["node", "server/serve.ts"]
`
}
