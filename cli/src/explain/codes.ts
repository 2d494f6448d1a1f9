import { GENERATOR_CODES, projectPlugins } from '@tuyen/generator';
import { CHANGE_CODES } from '@tuyen/model/changes';
import { CODES } from '@tuyen/model/load';

export interface CodeText {
  readonly title: string;
  readonly explanation: string;
}

/** Diagnostic codes that Tuyến defines, without those of plugins. */
export const TOOL_CODES: Readonly<Record<string, CodeText>> = { ...CODES, ...GENERATOR_CODES, ...CHANGE_CODES };

/** Returns the diagnostic codes that the plugins of a project define. Without a project, returns none. */
export async function pluginCodes(root: string | undefined): Promise<Readonly<Record<string, CodeText>>> {
  if (root === undefined) return {};
  const { plugins } = await projectPlugins(root);
  return Object.assign({}, ...plugins.map(({ codes }) => codes));
}
