# The site in a container (docs/deploying.md). The base image is pinned by its digest:
#   docker build --build-arg NODE_DIGEST=sha256:… .
ARG NODE_IMAGE=node:26-trixie-slim
ARG NODE_DIGEST

# Builds with the sandbox's content, and needs no service: pages are made where the site runs.
FROM ${NODE_IMAGE}@${NODE_DIGEST} AS build
WORKDIR /work
COPY . .
RUN npm run build && npm run deploy:pack -- /site

FROM ${NODE_IMAGE}@${NODE_DIGEST}
ENV NODE_ENV=production BIND_ADDRESS=0.0.0.0 CACHE_FOLDER=/cache FORMER_FILES_FOLDER=/former-files MALLOC_ARENA_MAX=2
COPY --from=build /site /site
RUN mkdir /cache /former-files && chown node:node /cache /former-files
WORKDIR /site
USER node
VOLUME ["/cache", "/former-files"]
EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT||3000}/readyz`).then(({ok})=>process.exit(ok?0:1),()=>process.exit(1))"]
CMD ["node", "server.ts"]
