# A server with its page. The steps are run in a clean folder by server/whole/box.test.ts (npm run proof).
FROM node:20-bookworm AS build
WORKDIR /iteru
COPY . .
RUN npm ci --no-fund --no-audit --loglevel=error
RUN npm run build
RUN npm prune --omit=dev --no-fund --no-audit

FROM node:20-bookworm-slim
WORKDIR /iteru
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
COPY --from=build /iteru/package.json ./
COPY --from=build /iteru/node_modules ./node_modules
COPY --from=build /iteru/dist ./dist
RUN mkdir /data && chown node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "--enable-source-maps", "dist/server/main.mjs"]
