# docker build -t site . && docker run -p 127.0.0.1:4173:4173 -v site-data:/site/data site
# The build reads VITE_… from .env; the server reads its settings from the environment.
FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# The modes of a checkout may be for its owner alone (umask 077).
RUN npm run build -- --verbose && chmod -R a+rX content forms locales server dist

FROM node:24-bookworm-slim
ENV NODE_ENV=production
WORKDIR /site
COPY --chmod=644 package.json package-lock.json .npmrc ./
# Optional is the Node that npm brings to machines with an older one.
RUN npm ci --omit=dev --omit=optional && mkdir data backups && chown node data backups
COPY --from=build /site/content/names.ts content/
COPY --from=build /site/forms forms
COPY --from=build /site/locales locales
COPY --from=build /site/server server
COPY --from=build /site/dist/rules.json dist/
COPY --from=build /site/dist/client dist/client
USER node
# An image that cannot start and store is never made, and so replaces none that runs.
RUN DATA_DIR=/tmp/data timeout 60 node server/site/serve.ts & \
  until DATA_DIR=/tmp/data node server/check-health.ts || ! kill -0 $!; do sleep 1; done; kill $! && { wait $!; rm -r /tmp/data; }
VOLUME ["/site/data", "/site/backups"]
EXPOSE 4173
HEALTHCHECK CMD ["node", "server/check-health.ts"]
CMD ["node", "server/site/serve.ts", "--host", "0.0.0.0"]
