import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const root = import.meta.dirname;

/** What a web server must know to serve the build: its content security policy, and that every path is the one page. */
function siteDescription(): Plugin {
  return {
    name: 'site-description',
    apply: 'build',
    async closeBundle() {
      for (const name of ['csp.json', 'routes.json']) await copyFile(join(root, name), join(root, 'dist', name));
    },
  };
}

export default defineConfig({
  root,
  plugins: [react(), siteDescription()],
  resolve: { alias: { '@rjsf/validator-ajv8': join(root, 'build/no-validator.ts') } },
  build: {
    target: 'es2022',
    // Nothing inline: the policy allows no script, style or font that is not a file of its own.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1200,
  },
  optimizeDeps: { include: ['react-admin', '@mui/material', '@mui/icons-material', 'react-hook-form'] },
});
