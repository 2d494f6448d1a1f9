import { setFlagsFromString } from 'node:v8';

/** Functions are optimized as often as V8 does it by itself: what the start put off (`optimizeLate`) is worth it in a server that runs. */
export function optimizeAsUsual(): void {
  if (!process.versions.node.startsWith('24.')) return;
  for (const [flag, calls] of Object.entries({ maglev: 400, 'maglev-osr': 100, turbofan: 3000, osr: 500 }))
    setFlagsFromString(`--invocation-count-for-${flag}=${calls}`);
}
