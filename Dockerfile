# syntax=docker/dockerfile:1
# Targets: `build` holds the sources and runs one-shot jobs (migrations); `run`, the last, serves the site.

FROM node:24-bookworm-slim AS base
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1
# Debian's image brings the unprivileged account `node` (1000). A named volume takes the owner of the folder it covers.
RUN mkdir /data && chown node:node /app /data

# --- Packages, again only when the lock file changes --------------------------------------------------------------------
FROM base AS deps
# Prisma would download an engine that nothing here needs; any executable satisfies it (docs/decisions/0003).
ENV PRISMA_SCHEMA_ENGINE_BINARY=/usr/local/bin/node
USER node
COPY --chown=node:node package.json package-lock.json .npmrc ./
RUN --mount=type=cache,target=/home/node/.npm,uid=1000,gid=1000 npm ci --no-audit --no-fund

# --- The build, against a passing database inside this stage ------------------------------------------------------------
FROM deps AS build
ENV PATH=/app/node_modules/.bin:$PATH
COPY --chown=node:node . .
# Pages made at build time carry this address until the first start makes them anew.
ARG SITE_URL=http://localhost:8080
RUN SITE_URL=$SITE_URL node --conditions=react-server --import tsx scripts/build-image.ts

# --- The site: the traced files and nothing else --------------------------------------------------------------------------
FROM base AS run
# Docker names the container in HOSTNAME; the server would listen on that name only, and miss its own call on loopback.
# The edge reuses connections for 30 s; ours must last longer than that.
# The last bounds the garbage of V8, as lib/operations/web-server.ts does.
ENV NODE_ENV=production HOSTNAME=0.0.0.0 PORT=3000 DATA_DIR=/data KEEP_ALIVE_TIMEOUT=75000 \
    NODE_OPTIONS="--max-semi-space-size=16 --max-old-space-size=768"
# Owned by root, run by `node`: the server cannot change its own code.
COPY --from=build --chown=root:root /app/.next/standalone ./
RUN mkdir -p .next/cache && chown node:node .next/cache
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=4s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/live`).then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server.js"]
