import { GENERATOR_CODES, projectPlugins } from '@tuyen/generator';
import { IMPORT_CODES } from '@tuyen/generator/import';
import { CHANGE_CODES } from '@tuyen/model/changes';
import { CODES } from '@tuyen/model/load';

export interface CodeText {
  readonly title: string;
  readonly explanation: string;
}

export const TOOL_CODES: Readonly<Record<string, CodeText>> = {
  ...CODES,
  ...GENERATOR_CODES,
  ...IMPORT_CODES,
  ...CHANGE_CODES,
};

export async function pluginCodes(root: string | undefined): Promise<Readonly<Record<string, CodeText>>> {
  if (root === undefined) return {};
  const { plugins } = await projectPlugins(root);
  return Object.assign({}, ...plugins.map(({ codes }) => codes));
}
