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
  const early = startEarly(location, project.languages);
  // Libraries that need no other code come in a file of their own, and are run while the rest is on its way. What failed fails again in it.
  import('react-dom/client').catch(() => undefined);
  // No await at the top of a module: pages import from chunks that would wait for this one while it waits for them.
  void load().then((admin) => admin.render(early, project));
}
