import type { Project } from '@tuyen/model/load';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import { putFile } from './put-file.ts';
import { stampsIn } from './stamps.ts';

/** What a server needs of a project. */
export type KnownProject = Pick<Project, 'model' | 'config' | 'locales' | 'diagnostics'>;

const FILE = '.tuyen/model.bin';
const MODEL = dirname(fileURLToPath(import.meta.resolve('@tuyen/model')));

/**
 * A project, read and checked, which takes a third of a short start. One without any problem is stored in its `.tuyen` folder and taken
 * from there as long as no file of the schemas or of the tool's model has another size or times. The code of project kinds is no data: a
 * project that has some is read each time.
 */
export async function openProject(root: string): Promise<KnownProject> {
  const digest = digestOf(root);
  const known = digest === undefined ? undefined : readStored(root, digest);
  if (known) return known;
  const { loadProjectWithCode } = await import('@tuyen/model/load');
  const project = await loadProjectWithCode(root);
  const { model, config, locales, diagnostics } = project;
  const isData = model?.kinds.every(({ code }) => code === undefined) ?? false;
  if (digest !== undefined && isData && diagnostics.length === 0)
    store(root, { digest, project: { model, config, locales, diagnostics } });
  return project;
}

/** Undefined where the project has no configuration that can be read, or names no folder that is there. */
function digestOf(root: string): string | undefined {
  try {
    const config = join(root, 'tuyen.config.json');
    const { schemas } = JSON.parse(readFileSync(config, 'utf8'));
    const hash = createHash('sha256').update(`${process.version} ${process.versions['icu']}`);
    for (const place of [config, join(root, schemas), MODEL, join(MODEL, '../meta')])
      for (const stamp of stampsIn(place)) hash.update(stamp);
    return hash.digest('hex');
  } catch {
    return undefined;
  }
}

interface StoredProject {
  readonly digest: string;
  readonly project: KnownProject;
}

function readStored(root: string, digest: string): KnownProject | undefined {
  try {
    const found: Partial<StoredProject> | null = deserialize(readFileSync(join(root, FILE)));
    return found?.digest === digest ? found.project : undefined;
  } catch {
    return undefined;
  }
}

/** If it cannot be written, the next start is only slower. */
function store(root: string, project: StoredProject): void {
  try {
    putFile(join(root, FILE), serialize(project));
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error;
  }
}
