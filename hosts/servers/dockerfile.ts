import { healthPath } from '../../server/mail/health.ts'

/** `docker buildx imagetools inspect node:24.21.0-slim --format '{{.Manifest.Digest}}'` prints the digest. */
const image = 'node:24.21.0-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6'

/** A container with the checked build and its mail service; requests are stored in a volume. */
export function dockerfile(): string {
  return `# npm run release && docker build -f dist/hosts/Dockerfile -t site - < release.tgz
# docker run -p 127.0.0.1:8080:8080 -v site-data:/site/data site
FROM ${image}
# The one proxy in front, which ends https, says which visitor a request is from. Without a proxy: TRUSTED_PROXIES=0.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 TRUSTED_PROXIES=1
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --omit=optional && mkdir data && chown node data
COPY . .
USER node
VOLUME /site/data
EXPOSE 8080
HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '${healthPath}').then(({ ok }) => process.exit(ok ? 0 : 1))"]
CMD ["node", "server/serve.ts"]
`
}
