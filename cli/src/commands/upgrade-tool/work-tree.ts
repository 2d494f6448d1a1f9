import { spawnSync } from 'node:child_process';
import { UsageError } from '../../exit-codes.ts';

const MOST_NAMES = 5;

/** @throws UsageError if git could not undo the upgrade: files have uncommitted changes, or there is no repository */
export function checkWorkTree(root: string): void {
  const { status, stdout, error } = spawnSync('git', ['status', '--porcelain', '--', '.'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C', GIT_OPTIONAL_LOCKS: '0' },
  });
  if (error !== undefined || status !== 0)
    throw new UsageError(
      `${root} is in no git repository, so nothing could undo the upgrade. Commit the project to git first, or run the command with --force.`,
    );
  const lines = stdout.split('\n').filter((line) => line !== '');
  if (lines.length === 0) return;
  const names = lines.slice(0, MOST_NAMES).map((line) => line.slice(3));
  const more = lines.length > MOST_NAMES ? ` and ${lines.length - MOST_NAMES} more` : '';
  throw new UsageError(
    `These files have uncommitted changes: ${names.join(', ')}${more}. Commit or stash them first, or run the command with --force.`,
  );
}
