#!/bin/sh
# Installs and builds the project in the folder that this script's folder is in, for production. Needs Node 24 and npm, no rights of
# root, and nothing from outside the npm registry. Run again after each update of the sources.
set -eu
cd "$(dirname "$0")/.."
export npm_config_update_notifier=false npm_config_fund=false npm_config_audit=false
npm ci --loglevel=error
npm run build
# What only builds and tests need.
npm prune --omit=dev --loglevel=error
mkdir -p data
echo "Installed. Start it with: NODE_ENV=production node cli/bin/tuyen.js serve"
