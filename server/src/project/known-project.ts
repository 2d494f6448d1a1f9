import type { Project } from '@tuyen/model/load';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import { putFile } from './put-file.ts';
import { stampsIn } from './stamps.ts';

export type KnownProject = Pick<Project, 'model' | 'config' | 'locales' | 'diagnostics'>;

const FILE = '.tuyen/model.bin';
const MODEL = dirname(fileURLToPath(import.meta.resolve('@tuyen/model')));

/**
 * Reads and checks a project, which takes a third of a short startup. Caches a project without problems in its `.tuyen`
 * folder. The cache is valid while size and times of all schema files and of the tool's model stay the same. The code
 * of custom kinds and plugins cannot be cached, so a project with such code is read every time.
 */
export async function openProject(root: string): Promise<KnownProject> {
  const digest = digestOf(root);
  const known = digest === undefined ? undefined : readStored(root, digest);
  if (known) return known;
  const { loadProjectWithCode } = await import('@tuyen/model/load');
  const project = await loadProjectWithCode(root);
  const { model, config, locales, diagnostics, pluginKinds } = project;
  const isData = pluginKinds.length === 0 && (model?.kinds.every(({ code }) => code === undefined) ?? false);
  if (digest !== undefined && isData && diagnostics.length === 0)
    store(root, { digest, project: { model, config, locales, diagnostics } });
  return project;
}

/** Returns undefined if the project has no readable configuration, or the configuration names a missing folder. */
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

/** Ignores errors when the cache is written, because they only make the next start slower. */
function store(root: string, project: StoredProject): void {
  try {
    putFile(join(root, FILE), serialize(project));
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error;
  }
}
