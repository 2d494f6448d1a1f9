import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '../support/project-copy.ts';
import { median, type Row } from './figures.ts';
import { multiply, putAside } from './generated-project.ts';
import { used, type Used } from './process.ts';
import { changeField, watchEdits } from './watch.ts';

const ROUNDS = 7;
const ROUNDS_OF_MANY = 3;
const MANY = 1000;

/** `tuyen generate` beside openapi-typescript and orval on the OpenAPI document we emit. */
export async function benchGenerate(here: string): Promise<Row[]> {
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
  for (let round = 0; round < ROUNDS_OF_MANY; round++) {
    putAside(copy.root);
    many.ours.push(ours());
    changeField(copy.root, round);
    many.edited.push(ours());
    many.peer.push(peer());
  }
  await copy.remove();

  const middle = (all: readonly Used[], what: keyof Used) => median(all.map((each) => each[what]));
  const wall = { peer: middle(few.peer, 'wall'), unit: 'ms', against: 'openapi-typescript, cold process' } as const;
  const row = (what: 'cpu' | 'memory', unit: 's' | 'MB'): Row => ({
    work: `generate, ${MANY} resources: ${what === 'cpu' ? 'CPU' : 'memory'}`,
    ours: middle(many.ours, what),
    peer: middle(many.peer, what),
    unit,
    against: 'openapi-typescript, types alone',
    limit: what === 'cpu' ? ['≤', 0.35] : undefined,
  });
  return [
    { work: 'generate, cold', ours: middle(few.cold, 'wall'), ...wall },
    {
      work: 'generate, cold',
      ours: middle(few.cold, 'wall'),
      peer: middle(few.orval, 'wall'),
      unit: 'ms',
      against: 'orval, a client alone',
    },
    { work: 'generate, nothing changed', ours: middle(few.unchanged, 'wall'), ...wall },
    { work: 'generate, one field edited under watch', ours: median(edits), ...wall },
    row('cpu', 's'),
    row('memory', 'MB'),
    {
      work: `one field of ${MANY} resources, in a new process`,
      ours: middle(many.edited, 'wall'),
      peer: middle(many.ours, 'wall'),
      unit: 'ms',
      against: 'generate, cold, of the same',
      limit: ['≤', 0.2],
    },
  ];
}
