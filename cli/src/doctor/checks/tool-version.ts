import { ownVersion } from '../../output/own-version.ts';
import type { Check } from '../examination.ts';

/** Checks that the code of the project is written for the version of this tool. */
export const checkToolVersion: Check = async ({ root }) => {
  const name = 'Version';
  const { ToolUpgradeRefused, versionOfProject } = await import('@tuyen/generator');
  const tool = ownVersion();
  try {
    const { version, isEarlier, isLater } = await versionOfProject(root, tool);
    const found = `package.json is for ${version}, this is ${tool}`;
    if (isEarlier) return { name, state: 'warning', found, fix: 'Commit, then run `npx tuyen upgrade --tool`.' };
    if (isLater)
      return { name, state: 'warning', found, fix: 'Run the tool of the project: `npm ci`, then `npx tuyen`.' };
    return { name, state: 'ok', found: tool };
  } catch (error) {
    if (!(error instanceof ToolUpgradeRefused)) throw error;
    return { name, state: 'skipped', found: 'package.json does not say for which version the project is' };
  }
};
