import { diffComm } from 'node-diff3';
import type { UnlocatedFinding } from '../findings/finding.ts';
import { formatOne } from '../output/format.ts';
import { merge, type Conflict } from './merge/merge.ts';
import { lines } from './merge/text.ts';

/**
 * Handling of a conflict: `keep` leaves the developer's version, `markers` writes both versions into the file between
 * conflict markers.
 */
export type OnConflict = 'keep' | 'markers';

export interface Upgraded {
  readonly action: 'merged' | 'preserved' | 'marked' | 'left';
  readonly text: string;
  readonly changes: readonly { readonly sign: '-' | '+'; readonly line: string }[];
  readonly problems: readonly UnlocatedFinding[];
}

export interface EjectedFile {
  readonly path: string;
  /**
   * `base` is the text that the file was ejected from or last merged with. `next` is the text that would be ejected
   * now.
   */
  readonly base: string;
  readonly next: string;
  readonly mine: string;
  readonly onConflict?: OnConflict | undefined;
}

/** Merges the schema's changes into one file. With conflicts and no `onConflict`, the file is left unchanged. */
export async function upgradeFile({ path, base, mine, next, onConflict }: EjectedFile): Promise<Upgraded> {
  const merged = merge(base, mine, next);
  const hasConflicts = merged.conflicts.length > 0;
  const format = await formatterFor(path, mine);
  const text = await format(merged.text);
  const changes = changedLines(mine, text);
  if (!hasConflicts) return { action: 'merged', text, changes, problems: [] };
  if (onConflict === 'keep') return { action: 'preserved', text, changes, problems: [] };
  // Some conflicts have no second version that could be written between conflict markers. Examples are uses of removed
  // fields and conflicting imports.
  const allHaveEdits = merged.conflicts.every(({ edits }) => edits.length > 0);
  if (onConflict === 'markers' && allHaveEdits) {
    const marked = withMarkers(text, await format(merged.theirs));
    return { action: 'marked', text: marked, changes: changedLines(mine, marked), problems: [] };
  }
  const problems = merged.conflicts.map((conflict) => describe(path, mine, conflict));
  return { action: 'left', text: mine, changes: [], problems };
}

/** Formats the result only if the file was formatted before. */
async function formatterFor(path: string, mine: string): Promise<(text: string) => Promise<string>> {
  const formatted = await formatOne(path, mine);
  return (text) => (formatted === mine ? formatOne(path, text) : Promise.resolve(text));
}

function withMarkers(mine: string, theirs: string): string {
  return diffComm([...lines(mine)], [...lines(theirs)])
    .map(({ common, buffer1 = [], buffer2 = [] }) => {
      if (common) return common.join('');
      return `<<<<<<< yours\n${buffer1.join('')}=======\n${buffer2.join('')}>>>>>>> schema\n`;
    })
    .join('');
}

export function changedLines(before: string, after: string): Upgraded['changes'] {
  return diffComm([...lines(before)], [...lines(after)]).flatMap(({ buffer1 = [], buffer2 = [] }) => [
    ...buffer1.map((line) => ({ sign: '-' as const, line: line.trimEnd() })),
    ...buffer2.map((line) => ({ sign: '+' as const, line: line.trimEnd() })),
  ]);
}

const REASONS: Readonly<Record<Conflict['why'], string>> = {
  changed: 'You and the schema changed this differently.',
  removed: 'The schema removed what you changed here.',
  deleted: 'You deleted this, and the schema changed it.',
  taken: 'The schema sets this now, and you set it to something else.',
  orphaned: 'The schema adds or changes a part whose parent you removed.',
  used: 'The schema removed what you still use here.',
  named: 'The schema needs this name, but you use it for something else.',
  moved: 'You and the schema moved this to different paths.',
};

/** Maximum length of a text in a message. Longer texts are cut, because a whole page is easier to read in its file. */
const MAX_LENGTH = 160;

function shorten(text: string): string {
  const line = text.replaceAll(/\s*\n\s*/g, ' ');
  return line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH)} …` : line;
}

function describe(path: string, mine: string, { why, start, end, was, next }: Conflict): UnlocatedFinding {
  const [, resource, part] = /([^/]+)\/([^/]+)\.tsx$/.exec(path) ?? [];
  const versions = [
    ['before', was],
    ['yours', start === end ? undefined : mine.slice(start, end)],
    ['schema', next ?? '(nothing)'],
  ] as const;
  const details = versions.flatMap(([whose, text]) => {
    return text === undefined ? [] : [`    ${whose.padEnd(7)} ${shorten(text)}`];
  });
  return {
    code: 'TUY860',
    file: path,
    at: { text: mine, offset: start, length: Math.max(1, end - start) },
    message: `${REASONS[why]}\n${details.join('\n')}\n `,
    hint: `Edit the file, then run \`tuyen upgrade ${resource} ${part} --keep\`; or write both versions into the file with --markers.`,
  };
}
