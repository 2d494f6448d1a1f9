import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Model, Resource } from '@tuyen/model';
import { resourceNamed } from '@tuyen/model';
import { onTestFinished } from 'vitest';
import { readProject } from '../read-project.ts';
import type { Project } from '../emit/project.ts';
import type { GeneratedFile } from '../emit/generated-file.ts';
import { finishAll } from '../output/format.ts';

const ROOT = fileURLToPath(new URL('../../fixtures/library', import.meta.url));

/** Returns a small library project for tests. Its domain differs from this repository's own. */
export async function library(): Promise<Project> {
  const { project, diagnostics } = await readProject(ROOT);
  if (!project) throw new Error(JSON.stringify(diagnostics));
  return project;
}

export function booksOf(model: Model): Resource {
  const found = resourceNamed(model, 'books');
  if (!found) throw new Error('The library has no books.');
  return found;
}

/** Copies the library project for a test to change. The copy is removed when the test ends. */
export function libraryFolder(): string {
  const root = mkdtempSync(join(tmpdir(), 'tuyen-library-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  cpSync(ROOT, root, { recursive: true });
  return root;
}

export async function contentOf(files: readonly GeneratedFile[], ending: string): Promise<string> {
  const file = files.find(({ path }) => path.endsWith(ending));
  if (!file) throw new Error(`Nothing ends in ${ending}: ${files.map(({ path }) => path).join(', ')}`);
  let text = '';
  await finishAll([file], (_, content) => (text = [content].flat().join('')));
  return text;
}
