import { fileURLToPath } from 'node:url';
import { readProject } from '../read-project.ts';
import type { Project } from '../emit/project.ts';
import type { GeneratedFile } from '../emit/generated-file.ts';
import { finishAll } from '../output/format.ts';

const ROOT = fileURLToPath(new URL('../../fixtures/library', import.meta.url));

/** A small project of another domain. */
export async function library(): Promise<Project> {
  const { project, diagnostics } = await readProject(ROOT);
  if (!project) throw new Error(JSON.stringify(diagnostics));
  return project;
}

/** The final text of one of the files. */
export async function textOf(files: readonly GeneratedFile[], ending: string): Promise<string> {
  const file = files.find(({ path }) => path.endsWith(ending));
  if (!file) throw new Error(`Nothing ends in ${ending}: ${files.map(({ path }) => path).join(', ')}`);
  let text = '';
  await finishAll([file], (_, content) => (text = [content].flat().join('')));
  return text;
}
