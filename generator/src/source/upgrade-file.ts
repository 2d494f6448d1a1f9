import { diffComm } from 'node-diff3';
import type { Problem } from '../findings/finding.ts';
import { formatOne } from '../output/format.ts';
import { merge, type Contest } from './merge/merge.ts';
import { lines } from './merge/text.ts';

/** Where schema and owner want different things: keep what the owner wrote, or write both into the file. */
export type Settling = 'keep' | 'markers';

export interface Upgraded {
  readonly action: 'merged' | 'kept' | 'marked' | 'left';
  /** The owner's file as it then is. */
  readonly text: string;
  /** Lines that go and lines that come. */
  readonly changes: readonly { readonly sign: '-' | '+'; readonly line: string }[];
  readonly problems: readonly Problem[];
}

export interface OwnersFile {
  readonly path: string;
  /** What the file was ejected from, or last merged with, and what would be ejected now. */
  readonly base: string;
  readonly next: string;
  readonly mine: string;
  readonly settle?: Settling | undefined;
}

/** Merges into one file what its schema changed. With anything contested and nothing said about it, the file is left as it is. */
export async function upgradeFile({ path, base, mine, next, settle }: OwnersFile): Promise<Upgraded> {
  const merged = merge(base, mine, next);
  const contested = merged.contests.length > 0;
  const tidy = await formatterFor(path, mine);
  const text = await tidy(merged.text);
  const changes = changedLines(mine, text);
  if (!contested) return { action: 'merged', text, changes, problems: [] };
  if (settle === 'keep') return { action: 'kept', text, changes, problems: [] };
  // What is still used, or a name that is taken, is no matter of two texts for one place.
  const twoTexts = merged.contests.every(({ edits }) => edits.length > 0);
  if (settle === 'markers' && twoTexts) {
    const marked = withMarkers(text, await tidy(merged.theirs));
    return { action: 'marked', text: marked, changes: changedLines(mine, marked), problems: [] };
  }
  const problems = merged.contests.map((contest) => describe(path, mine, contest));
  return { action: 'left', text: mine, changes: [], problems };
}

/** A file that was formatted stays so; one that its owner lays out otherwise is not touched beyond the merge. */
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

function changedLines(before: string, after: string): Upgraded['changes'] {
  return diffComm([...lines(before)], [...lines(after)]).flatMap(({ buffer1 = [], buffer2 = [] }) => [
    ...buffer1.map((line) => ({ sign: '-' as const, line: line.trimEnd() })),
    ...buffer2.map((line) => ({ sign: '+' as const, line: line.trimEnd() })),
  ]);
}

const WHY: Readonly<Record<Contest['why'], string>> = {
  changed: 'You and the schema changed this differently.',
  removed: 'The schema has dropped what you changed here.',
  taken: 'The schema sets this now, and you set it otherwise.',
  homeless: 'The schema adds or changes a part whose place you took out.',
  used: 'The schema has dropped what you still use here.',
  named: 'The schema needs this name, which you gave to something else.',
  moved: 'You and the schema moved this to different places.',
};

/** A whole page, should one be contested, is better read in its file. */
const LONGEST = 160;

function inShort(text: string): string {
  const line = text.replaceAll(/\s*\n\s*/g, ' ');
  return line.length > LONGEST ? `${line.slice(0, LONGEST)} …` : line;
}

function describe(path: string, mine: string, { why, start, end, was, next }: Contest): Problem {
  const [, resource, part] = /([^/]+)\/([^/]+)\.tsx$/.exec(path) ?? [];
  const versions = [
    ['before', was],
    ['yours', start === end ? undefined : mine.slice(start, end)],
    ['schema', next ?? '(nothing)'],
  ] as const;
  const said = versions.flatMap(([whose, text]) => {
    return text === undefined ? [] : [`    ${whose.padEnd(7)} ${inShort(text)}`];
  });
  return {
    code: 'TUY960',
    file: path,
    at: { text: mine, offset: start, length: Math.max(1, end - start) },
    message: `${WHY[why]}\n${said.join('\n')}\n `,
    hint: `Write what it should be, then \`tuyen upgrade ${resource} ${part} --keep\`; or see both in the file with --markers.`,
  };
}
