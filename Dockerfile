# The last build and its mail service: npm run build, then
#   server/deploy/pack.sh && docker build -t site - < release.tgz
#   docker run -p 127.0.0.1:8080:8080 -v site-data:/site/data site
# `docker buildx imagetools inspect node:24.21.0-slim --format '{{.Manifest.Digest}}'` prints the image's digest.
FROM node:24.21.0-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6
# The one proxy in front, which ends https, says which visitor a request is from. Without a proxy: TRUSTED_PROXIES=0.
ENV NODE_ENV=production PORT=8080 TRUSTED_PROXIES=1
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --omit=optional && mkdir data && chown node data
COPY . .
USER node
VOLUME /site/data
EXPOSE 8080
HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1))"]
CMD ["node", "server/serve.ts", "--host", "0.0.0.0"]
