// The entry of a back-office. What it imports comes before everything else: no react, react-admin or MUI.
import { startEarly } from './early/early-requests.ts';
import type { Admin, AdminProject } from './shell/definition/definition.ts';

/**
 * Starts a back-office in the element `#root`. The first requests leave before the rest of the code has come.
 *
 * @param project generated as `project.gen.ts`
 * @param load imports what `defineAdmin` made: a module of its own, so that the first requests do not wait for it
 */
export function startAdmin(project: AdminProject, load: () => Promise<Admin>): void {
  const files = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
  const steps: (() => Promise<unknown>)[] = files.map(
    ({ href }) =>
      () =>
        import(/* @vite-ignore */ href),
  );
  // It is run when it is imported for the first time, in whose task it would be otherwise.
  steps.splice(-1, 0, () => import('react-dom/client'));
  const early = startEarly(location, project.languages);
  // No await at the top of a module: pages import from chunks that would wait for this one while it waits for them.
  void inTurn(steps).then(async () => (await load()).render(early, project));
}

/** Each in a task of its own, while the files of the next ones are on their way. What fails fails again in what needs it. */
async function inTurn(steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const step of steps) await step().catch(() => undefined);
}
