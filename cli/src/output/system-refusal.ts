import { relative } from 'node:path';

/** What the operating system refuses, and what to do about it: none of these is a fault of the tool. */
const REFUSALS: Readonly<Record<string, readonly [what: string, hint: string]>> = {
  EACCES: ['may not be read or written', 'Ask for the right to, or run the command as its owner.'],
  EPERM: ['may not be changed', 'Ask for the right to, or run the command as its owner.'],
  EROFS: ['is on a disk that cannot be written', 'Mount it for writing, or work on a copy of the project.'],
  ENOSPC: ['does not fit: the disk is full', 'Free some space and run the command again.'],
  EDQUOT: ['does not fit: your share of the disk is full', 'Free some space and run the command again.'],
  EFBIG: ['is larger than files may be here', 'Raise the limit (ulimit -f) and run the command again.'],
  EMFILE: ['cannot be opened: too many files are open', 'Raise the limit (ulimit -n) and run the command again.'],
  ENFILE: ['cannot be opened: too many files are open', 'Close some programs and run the command again.'],
  ENOTDIR: ['cannot be: a part of its path is a file, not a folder', 'Move that file away.'],
  EEXIST: ['cannot be: something else stands there', 'Move it away.'],
  EISDIR: ['is a folder, and a file belongs there', 'Move the folder away.'],
  ELOOP: ['leads in a circle of links', 'Remove one of the links.'],
  ENAMETOOLONG: ['has a longer name than this disk takes', 'Give the resource, or the project, a shorter name.'],
  EBUSY: ['is in use by another program', 'Close that program and run the command again.'],
  EIO: ['cannot be read or written: the disk answers with an error', 'Look after the disk.'],
};

/** What a refused read or write means to the person at the keyboard; undefined for any other error. */
export function systemRefusal(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('syscall' in error)) return undefined;
  const { code = '', path } = error as NodeJS.ErrnoException;
  const refusal = Object.hasOwn(REFUSALS, code) ? REFUSALS[code] : undefined;
  if (!refusal) return undefined;
  const [what, hint] = refusal;
  return `${path === undefined ? 'A file' : shortened(path)} ${what}. ${hint} Nothing more was written.`;
}

/** As the person would type it; without the mark of a file that is still being written. */
function shortened(path: string): string {
  const place = relative(process.cwd(), path.replace(/\.\d+\.(?:tuyen-new|tmp)$/, ''));
  return place === '' || place.startsWith('..') ? path : place;
}
