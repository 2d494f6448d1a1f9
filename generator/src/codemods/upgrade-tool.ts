import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { changedLines } from '../ejection/upgrade-file.ts';
import { fixProject } from '../fix/fix-project.ts';
import { Staging } from '../output/write.ts';
import { applyCodemods, codemodsAfter } from './apply-codemods.ts';
import type { Codemod, CodemodNote } from './codemod.ts';
import { CODEMODS } from './codemods.ts';
import { isManifest, raiseToolVersion } from './manifest.ts';
import { readProjectFiles } from './project-files.ts';
import { projectVersion } from './project-version.ts';
import { ToolUpgradeRefused } from './tool-upgrade-refused.ts';
import { compareVersions, isVersion } from './versions.ts';

export interface ToolUpgradeOptions {
  readonly root: string;
  /** Version of the running tool. */
  readonly tool: string;
  /** Version of the tool that the project is written for. Default: the version in package.json and the lock file. */
  readonly from?: string | undefined;
  readonly dryRun?: boolean | undefined;
}

export interface ToolUpgrade {
  readonly from: string;
  readonly to: string;
  readonly codemods: readonly Pick<Codemod, 'version' | 'name' | 'description'>[];
  readonly files: readonly ChangedFile[];
  /** Places that a person must change. */
  readonly notes: readonly CodemodNote[];
  readonly written: boolean;
}

export interface ChangedFile {
  readonly path: string;
  readonly changes: readonly { readonly sign: '-' | '+'; readonly line: string }[];
}

/**
 * Applies the codemods between the project's version and the tool's version, replaces former names in schema files and
 * raises the versions in package.json. Writes all files or none.
 * @throws ToolUpgradeRefused if the version of the project is unknown, or later than the tool
 */
export async function upgradeToolInProject({ root, tool, ...options }: ToolUpgradeOptions): Promise<ToolUpgrade> {
  const files = readProjectFiles(root);
  const from = options.from ?? projectVersion(root, files);
  if (!isVersion(from)) throw new ToolUpgradeRefused(`"${from}" is not a version. Write it as in --from 0.1.0.`);
  if (compareVersions(from, tool) > 0)
    throw new ToolUpgradeRefused(
      `The project is written for ${from}, and this is the earlier version ${tool}. Run \`npx @tuyen/cli@${from} upgrade --tool\`.`,
    );
  const codemods = codemodsAfter(from, CODEMODS);
  const { texts: edited, notes } = await applyCodemods(codemods, files);
  const texts = new Map(edited);
  for (const [path, text] of files) {
    const current = texts.get(path) ?? text;
    const raised = isManifest(path) ? raiseToolVersion(current, tool) : current;
    if (raised !== current) texts.set(path, raised);
  }
  for (const { file, text } of await fixProject(root, { dryRun: true, texts })) texts.set(file, text);
  const before = (path: string) => files.get(path) ?? readFileSync(join(root, path), 'utf8');
  const changed = [...texts].map(([path, text]) => ({ path, changes: changedLines(before(path), text) }));
  const written = !options.dryRun && texts.size > 0;
  if (written) writeAll(root, texts);
  return {
    from,
    to: tool,
    codemods: codemods.map(({ version, name, description }) => ({ version, name, description })),
    files: changed.toSorted((one, other) => (one.path < other.path ? -1 : 1)),
    notes,
    written,
  };
}

function writeAll(root: string, texts: ReadonlyMap<string, string>): void {
  const staging = new Staging(root);
  try {
    for (const [path, text] of texts) staging.write(path, text);
    staging.putInPlace();
  } finally {
    staging.discard();
  }
}
