import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LocatedFinding } from './findings/finding.ts';
import { readConfig } from './input-paths.ts';
import type { DefinedPlugin } from './plugin/plugin.ts';

export async function projectPlugins(
  root: string,
): Promise<{ readonly plugins: readonly DefinedPlugin[]; readonly diagnostics: readonly LocatedFinding[] }> {
  if (readConfig(root).plugins.length === 0) return { plugins: [], diagnostics: [] };
  const [{ readPlugins }, { locate }] = await Promise.all([
    import('./plugin/read-plugins.ts'),
    import('./findings/finding.ts'),
  ]);
  const { plugins, problems } = await readPlugins(root);
  const sources = new Map([['tuyen.config.json', readFileSync(join(root, 'tuyen.config.json'), 'utf8')]]);
  return { plugins, diagnostics: problems.map((problem) => locate(problem, sources)) };
}
