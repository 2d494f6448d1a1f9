import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Check } from '../examination.ts';

export const checkDatabase: Check = async ({ root, environment, databaseUrl }) => {
  const name = 'Database';
  const given = databaseUrl ?? (environment['DATABASE_URL'] || undefined);
  const url = given ?? `file:${join(root, 'data', 'tuyen.db')}`;
  const isFile = url.startsWith('file:');
  if (isFile && !existsSync(url.slice('file:'.length)))
    return given === undefined
      ? { name, state: 'skipped', found: 'none yet; the server creates data/tuyen.db' }
      : { name, state: 'broken', found: `there is no ${url}`, fix: 'Correct DATABASE_URL or --database-url.' };
  const { loadProjectWithCode } = await import('@tuyen/model/load');
  const project = await loadProjectWithCode(root);
  if (!project.model) return { name, state: 'skipped', found: 'the schemas have errors' };
  const { planChanges, RefusedChange } = await import('@tuyen/server/maintenance');
  try {
    const { changes } = await planChanges({ root, project, databaseUrl: url });
    if (changes.length === 0) return { name, state: 'ok', found: 'reachable, and is what the schemas say' };
    const fix = 'Run `npx tuyen db plan`, then `npx tuyen db apply` or start the server.';
    return { name, state: 'warning', found: `${changes.length} pending changes, first: ${changes[0]?.text}`, fix };
  } catch (error) {
    // Each database driver throws errors of different types. All of them mean that the project cannot use the database.
    const found = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    const isRefused = error instanceof RefusedChange;
    const fix = isRefused ? 'Run `npx tuyen db plan`.' : 'Start the database, or correct DATABASE_URL.';
    return { name, state: 'broken', found, fix };
  }
};
