import { arch, cpus } from 'node:os';
import { evaluated, ratioText, type BenchFigure } from './figures.ts';
import type { Duration } from './worlds.ts';

export interface ReportSection {
  readonly title: string;
  readonly rows?: readonly BenchFigure[];
  readonly durations?: readonly Duration[];
}

const BEGIN = '\n### ';

/**
 * Returns the new text of `docs/benchmarks.md`. The latest results of one benchmark replace the section with the
 * benchmark's title. The handwritten text above the sections stays.
 */
export function withPart(document: string, part: ReportSection, at: Date): string {
  const [words = '', ...sections] = document.split(BEGIN);
  const own = sectionOf(part, at);
  const isOwn = (section: string) => section.startsWith(`${part.title}\n`);
  const others = sections.some(isOwn) ? sections.map((one) => (isOwn(one) ? own : one)) : [...sections, own];
  return [words.trimEnd(), ...others.map((one) => one.trim())].join(`\n${BEGIN}`).concat('\n');
}

function sectionOf({ title, rows = [], durations = [] }: ReportSection, at: Date): string {
  const figure = (value: number, unit: BenchFigure['unit']) => `${value.toFixed(unit === 'req/s' ? 0 : 1)} ${unit}`;
  const compared = rows.map(({ work, ours, peer, unit, against, range, limit }) => [
    work,
    figure(ours, unit),
    figure(peer, unit),
    against,
    ratioText(ours / peer),
    range?.every(Number.isFinite) ? range.map(ratioText).join(' to ') : '',
    evaluated(ours / peer, limit),
  ]);
  const alone = durations.map(({ work, low, middle, high, limit }) => [
    work,
    `${middle.toFixed(1)} ms`,
    `${low.toFixed(1)} to ${high.toFixed(1)} ms`,
    evaluated(middle, limit === undefined ? undefined : ['≤', limit]),
  ]);
  const machine = `Node ${process.version}, ${cpus().length} processors, ${arch()}`;
  return [
    title,
    `Measured on ${at.toISOString().slice(0, 10)}: ${machine}.`,
    ...(rows.length > 0 ? [table(['Work', 'Tuyến', 'Peer', 'Peer is', 'Ratio', 'Range', 'Limit'], compared)] : []),
    ...(durations.length > 0 ? [table(['Work', 'Median', 'Range', 'Limit'], alone)] : []),
  ].join('\n\n');
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
