import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '../../tests/support/project-copy.ts';
import { type Limit, median, ratios, type BenchFigure } from './figures.ts';
import { multiply, putAside } from './generated-project.ts';
import { used, type Used } from './process.ts';
import { changeField, watchEdits } from './watch.ts';

const ROUNDS = 7;
const MANY = 1000;
/** Maximum memory in MB that `tuyen generate` may use without a cache, for a project with `MANY` resources. */
const MOST_MEMORY = 300;

const UNITS = { wall: 'ms', cpu: 's', memory: 'MB' } as const;

export async function benchGenerate(here: string): Promise<BenchFigure[]> {
  const copy = await copyProject();
  const ours = () => used(copy.root, 'cli/bin/tuyen.js', 'generate');
  const peer = () => {
    cpSync(join(copy.root, 'domain/src/generated/openapi.gen.json'), join(copy.root, 'openapi.json'));
    return used(copy.root, join(here, 'node_modules/openapi-typescript/bin/cli.js'), 'openapi.json', '-o', 'peer.d.ts');
  };
  const orval = () =>
    used(
      copy.root,
      join(here, 'node_modules/orval/dist/bin/orval.mjs'),
      '--input',
      'openapi.json',
      '--output',
      'peer/client.ts',
    );

  const few = { cold: [] as Used[], unchanged: [] as Used[], peer: [] as Used[], orval: [] as Used[] };
  ours();
  for (let round = 0; round < ROUNDS; round++) {
    putAside(copy.root);
    few.cold.push(ours());
    few.unchanged.push(ours());
    few.peer.push(peer());
    few.orval.push(orval());
  }
  const edits = await watchEdits(copy.root);

  multiply(copy.root, MANY);
  const many = { ours: [] as Used[], edited: [] as Used[], peer: [] as Used[] };
  for (let round = 0; round < ROUNDS; round++) {
    putAside(copy.root);
    many.ours.push(ours());
    changeField(copy.root, round);
    many.edited.push(ours());
    many.peer.push(peer());
  }
  await copy.remove();

  const row = (
    work: string,
    [ours, what, peer]: readonly [readonly Used[], keyof Used, readonly Used[]],
    against: string,
    limit?: Limit,
  ): BenchFigure => {
    const figures = (all: readonly Used[]) => all.map((each) => each[what]);
    return { work, ...ratios(figures(ours), figures(peer)), unit: UNITS[what], against, limit };
  };
  const types = 'openapi-typescript, cold process';
  const memory = many.ours.map((each) => each.memory);
  return [
    row('generate, cold', [few.cold, 'wall', few.peer], types),
    row('generate, cold', [few.cold, 'wall', few.orval], 'orval, a client alone'),
    row('generate, nothing changed', [few.unchanged, 'wall', few.peer], types),
    {
      work: 'generate, one field edited under watch',
      ours: median(edits),
      peer: median(few.peer.map(({ wall }) => wall)),
      unit: 'ms',
      against: types,
    },
    row(`generate, ${MANY} resources: CPU`, [many.ours, 'cpu', many.peer], 'openapi-typescript, types alone', [
      '≤',
      0.35,
    ]),
    row(`generate, ${MANY} resources: memory`, [many.ours, 'memory', many.peer], 'openapi-typescript, types alone'),
    {
      work: `generate, ${MANY} resources: memory`,
      ...ratios(
        memory,
        memory.map(() => MOST_MEMORY),
      ),
      unit: 'MB',
      against: 'the limit',
      limit: ['≤', 1],
    },
    row(
      `one field of ${MANY} resources, in a new process: CPU`,
      [many.edited, 'cpu', many.ours],
      'generate, cold, of the same',
      ['≤', 0.2],
    ),
  ];
}
