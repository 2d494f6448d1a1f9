import type { ToolUpgrade, ToolUpgradeOptions } from './upgrade-tool.ts';

export { ToolUpgradeRefused } from './tool-upgrade-refused.ts';
export type { ToolUpgrade } from './upgrade-tool.ts';

/**
 * Compares the version of the tool that the project is written for with another version.
 * @throws ToolUpgradeRefused if package.json does not state the version
 */
export async function versionOfProject(
  root: string,
  tool: string,
): Promise<{ readonly version: string; readonly isEarlier: boolean; readonly isLater: boolean }> {
  const { readManifest, projectVersion } = await import('./project-version.ts');
  const { compareVersions } = await import('./versions.ts');
  const version = projectVersion(root, readManifest(root));
  const order = compareVersions(version, tool);
  return { version, isEarlier: order < 0, isLater: order > 0 };
}

export async function upgradeTool(options: ToolUpgradeOptions): Promise<ToolUpgrade> {
  const { upgradeToolInProject } = await import('./upgrade-tool.ts');
  return upgradeToolInProject(options);
}
