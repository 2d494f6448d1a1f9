import type { ToolUpgrade, ToolUpgradeOptions } from './upgrade-tool.ts';

export { ToolUpgradeRefused } from './tool-upgrade-refused.ts';
export type { ToolUpgrade } from './upgrade-tool.ts';

export async function upgradeTool(options: ToolUpgradeOptions): Promise<ToolUpgrade> {
  const { upgradeToolInProject } = await import('./upgrade-tool.ts');
  return upgradeToolInProject(options);
}
