import { inputPaths, readConfig } from './input-paths.ts';
import { kitWordsFiles } from './kit-words-files.ts';
import { NOTHING, type GenerateOptions, type Outcome } from './outcome.ts';
import { pluginFiles } from './plugin-files.ts';
import { hasCompletion } from './completion/completion-folder.ts';
import { readCache } from './output/cache.ts';
import { digestInputs, digestTool, readInputs } from './output/inputs.ts';
import { upToDate } from './output/up-to-date.ts';

/** Prints the project's code and writes the files that changed. Writes nothing if there is any error. */
export async function generate(options: GenerateOptions): Promise<Outcome> {
  const { root } = options;
  const { languages, plugins } = readConfig(root);
  // A plugin is a part of the tool: a change of its code invalidates every cache.
  const tool = digestTool([...kitWordsFiles(root, languages), ...pluginFiles(root, plugins)]);
  const cache = readCache(root, tool);
  // The digests are taken before the schemas are loaded. If a file changes in between, the next run detects the change.
  const inputs = readInputs(root, inputPaths(root));
  const digests = digestInputs(inputs);
  const current = upToDate(root, cache, digests);
  if (current && (options.dryRun === true || hasCompletion(root))) return { ...NOTHING, ...current };
  const { writeProject } = await import('./write-project.ts');
  return writeProject(options, { tool, cache, inputs, digests });
}

export function check(options: { readonly root: string }): Promise<Outcome> {
  return generate({ root: options.root, dryRun: true });
}
