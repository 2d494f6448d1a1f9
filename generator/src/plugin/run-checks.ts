import { isObject } from '@tuyen/model/json';
import type { UnlocatedFinding } from '../findings/finding.ts';
import type { CheckedProject, Plugin } from './plugin.ts';
import { guarded, guardedSync, PluginFailure } from './plugin-failure.ts';

export async function runChecks(
  plugins: readonly Plugin[],
  project: CheckedProject,
): Promise<readonly UnlocatedFinding<string>[]> {
  const problems: UnlocatedFinding<string>[] = [];
  for (const plugin of plugins) {
    for (const [index, check] of (plugin.checks ?? []).entries()) {
      const part = `the check ${check.name === '' ? index + 1 : check.name}`;
      const found = await guarded(plugin.name, part, async () => [...(await check(project))]);
      for (const problem of found) assertProblem(problem, plugin, part);
      problems.push(...found);
    }
    problems.push(...checkViews(plugin, project));
  }
  return problems;
}

/** Runs the plugin's checks on all views of the plugin's view kinds. Returns the problems that the checks find. */
function checkViews(plugin: Plugin, { model }: CheckedProject): readonly UnlocatedFinding<string>[] {
  return model.resources.flatMap((resource) =>
    (resource.views ?? []).flatMap((view, index) => {
      const check = view.kind === 'plugin' ? plugin.viewKinds?.[view.of]?.check : undefined;
      if (view.kind !== 'plugin' || !check) return [];
      const part = `the check of the view "${view.name}" of ${resource.name}`;
      const found = guardedSync(plugin.name, part, () => [...check({ view, resource, model })]);
      return found.map(({ key, ...problem }) => {
        const pointer = `/views/${index}${key === undefined ? '' : `/${key}`}`;
        const located = { ...problem, file: resource.source, pointer };
        assertProblem(located, plugin, part);
        return located;
      });
    }),
  );
}

/** Checks the properties of a plugin's generated file at run time, because a plugin's code can ignore the types. */
function assertProblem(problem: unknown, { name, codes = {} }: Plugin, part: string): void {
  const { code, file, message } = isObject(problem) ? problem : {};
  if (typeof file !== 'string' || typeof message !== 'string' || typeof code !== 'string')
    throw new PluginFailure(name, part, new Error('a problem needs the texts "code", "file" and "message"'));
  if (!Object.hasOwn(codes, code))
    throw new PluginFailure(name, part, new Error(`the code ${code} is not in "codes" of the plugin`));
}
