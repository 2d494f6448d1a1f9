import { relative } from 'node:path';

/**
 * Operating system errors with a description and a hint for each. None of them is a bug of the tool, so no stack trace
 * is printed.
 */
const REFUSALS: ReadonlyMap<string, readonly [what: string, hint: string]> = new Map(
  Object.entries<readonly [string, string]>({
    EACCES: [
      'cannot be read or written: permission denied',
      'Run the command as the owner of the file, or change its permissions.',
    ],
    EPERM: [
      'cannot be changed: permission denied',
      'Run the command as the owner of the file, or change its permissions.',
    ],
    EROFS: ['is on a read-only disk', 'Mount the disk for writing, or work on a copy of the project.'],
    ENOSPC: ['does not fit: the disk is full', 'Free some space and run the command again.'],
    EDQUOT: ['does not fit: your disk quota is used up', 'Free some space and run the command again.'],
    EFBIG: ['exceeds the file size limit', 'Raise the limit (ulimit -f) and run the command again.'],
    EMFILE: ['cannot be opened: too many files are open', 'Raise the limit (ulimit -n) and run the command again.'],
    ENFILE: ['cannot be opened: too many files are open', 'Close some programs and run the command again.'],
    ENOTDIR: ['cannot be created: a part of its path is a file, not a folder', 'Move that file away.'],
    EEXIST: ['cannot be created: something else has this name', 'Move it away.'],
    EISDIR: ['is a folder, but must be a file', 'Move the folder away.'],
    ELOOP: ['is a link that leads back to itself', 'Remove one of the links.'],
    ENAMETOOLONG: ['has a name too long for this disk', 'Give the resource or the project a shorter name.'],
    EBUSY: ['is in use by another program', 'Close that program and run the command again.'],
    EIO: ['cannot be read or written: the disk reports an error', 'Check the disk.'],
  }),
);

export function systemRefusal(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('syscall' in error)) return undefined;
  const path = 'path' in error && typeof error.path === 'string' ? error.path : undefined;
  const refusal = 'code' in error ? REFUSALS.get(String(error.code)) : undefined;
  if (!refusal) return undefined;
  const [what, hint] = refusal;
  return `${path === undefined ? 'A file' : shortened(path)} ${what}. ${hint} Nothing more was written.`;
}

function shortened(path: string): string {
  const place = relative(process.cwd(), path.replace(/\.\d+\.(?:tuyen-new|tmp)$/, ''));
  return place === '' || place.startsWith('..') ? path : place;
}
