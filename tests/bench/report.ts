import { arch, cpus } from 'node:os';
import type { Row } from './figures.ts';
import type { Duration } from './worlds.ts';

/** `docs/benchmarks.md`: what was measured last. */
export function reportOf(rows: readonly Row[], durations: readonly Duration[], at: Date): string {
  const figure = (value: number, unit: Row['unit']) => `${value.toFixed(unit === 'req/s' ? 0 : 1)} ${unit}`;
  const compared = rows.map(({ work, ours, peer, unit, against, range }) => [
    work,
    figure(ours, unit),
    figure(peer, unit),
    (ours / peer).toFixed(2),
    range ? `${range[0].toFixed(2)} to ${range[1].toFixed(2)}` : '',
    against,
  ]);
  const alone = durations.map(({ work, low, middle, high }) => [
    work,
    `${middle.toFixed(1)} ms`,
    `${low.toFixed(1)} to ${high.toFixed(1)} ms`,
  ]);
  return [
    '# Benchmarks',
    `\`npm run bench\` wrote this on ${at.toISOString().slice(0, 10)}: Node ${process.version}, ${cpus().length} processors, ${arch()}.`,
    'Each peer was measured in the same run, in turns with ours. Only ratios can be compared between machines.',
    table(['Work', 'Tuyến', 'Peer', 'Ratio', 'Range', 'Peer is'], compared),
    table(['Work', 'Median', 'Range'], alone),
    '',
  ].join('\n\n');
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
