import { setFlagsFromString } from 'node:v8';

/**
 * Restores V8's default optimization thresholds. Startup raises them (`optimizeLate`), but a running server benefits
 * from optimization.
 */
export function optimizeAsUsual(): void {
  if (!process.versions.node.startsWith('24.')) return;
  for (const [flag, calls] of Object.entries({ maglev: 400, 'maglev-osr': 100, turbofan: 3000, osr: 500 }))
    setFlagsFromString(`--invocation-count-for-${flag}=${calls}`);
}
