import type { Stack } from '../../support/stack.ts';
import { walkList } from './lists.ts';
import { walkMenu, walkPalette } from './menu.ts';
import { walkRecord } from './records.ts';
import { walkRowMenus } from './row-menus.ts';
import { walkSingleton } from './singletons.ts';
import { walkView } from './views.ts';
import { model, startWalk } from './walk.ts';
import { walkFlows, walkHome, walkMailTemplates, walkReports, walkShift } from './work.ts';

export async function walkAll(stack: Stack, account: string): Promise<readonly string[]> {
  const { walk, close } = await startWalk(stack, account);
  await walkMenu(walk);
  await walkPalette(walk);
  await walkWork(walk);
  for (const resource of model.resources) {
    if (!walk.holds(`${resource.module}.read`)) continue;
    if (resource.singleton) await walkSingleton(walk, resource);
    else {
      if (resource.actions.includes('list')) await walkList(walk, resource);
      await walkRecord(walk, resource);
      await walkRowMenus(walk, resource);
    }
  }
  await close();
  return walk.wrong;
}

export async function walkWork(walk: Awaited<ReturnType<typeof startWalk>>['walk']): Promise<void> {
  await walkHome(walk);
  await walkFlows(walk);
  await walkShift(walk);
  await walkReports(walk);
  await walkMailTemplates(walk);
  for (const resource of model.resources) {
    if (!walk.holds(`${resource.module}.read`)) continue;
    for (const view of resource.views ?? []) await walkView(walk, resource, view);
  }
}
