// Entry module of a back-office's browser code. Its imports load before everything else, so they must not include
// react, react-admin or MUI.
import { startEarly } from './early/early-requests.ts';
import type { Admin, AdminProject } from './shell/definition/definition.ts';

/**
 * Starts a back-office in the element `#root`. Sends the first requests before the rest of the code loads.
 *
 * @param project generated as `project.gen.ts`
 * @param load imports the result of `defineAdmin` from a separate module, so that the first requests do not wait for it
 */
export function startAdmin(project: AdminProject, load: () => Promise<Admin>): void {
  const files = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
  const steps: (() => Promise<unknown>)[] = files.map(
    ({ href }) =>
      () =>
        import(/* @vite-ignore */ href),
  );
  // Imports `react-dom/client` in a task of its own. Otherwise it would run in the task of its first importer.
  const libraries = files.findIndex(({ href }) => href.includes('/libraries-'));
  steps.splice(libraries + 1, 0, () => import('react-dom/client'));
  const early = startEarly(location, project.languages);
  // Does not use top-level await, which would cause a deadlock: pages import from chunks that would wait for this
  // chunk, while this chunk waits for the pages.
  void inTurn(steps).then(async () => (await load()).render(early, project));
}

/**
 * Runs each import in a separate task while the next files load. Ignores a failed import, because the code that needs
 * the module imports it again and reports the error.
 */
async function inTurn(steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const step of steps) await step().catch(() => undefined);
}
