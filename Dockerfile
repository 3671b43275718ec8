# docker build -t site . && docker run -p 127.0.0.1:4173:4173 -v site-data:/site/data site
# The build reads VITE_… from .env; the server reads its settings from the environment.
FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build -- --verbose

FROM node:24-bookworm-slim
ENV NODE_ENV=production
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
# Optional is the Node that npm brings to machines with an older one.
RUN npm ci --omit=dev --omit=optional && mkdir data && chown node data
COPY content/names.ts content/
COPY forms forms
COPY locales locales
COPY server server
COPY --from=build /site/dist/rules.json dist/
COPY --from=build /site/dist/client dist/client
USER node
VOLUME /site/data
EXPOSE 4173
HEALTHCHECK CMD ["node", "server/check-health.ts"]
CMD ["node", "server/serve.ts", "--host", "0.0.0.0"]
