import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { copyProject } from '../support/project-copy.ts';
import { median, type Row } from './figures.ts';

const ROUNDS = 7;

/** `tuyen generate` from nothing, and with nothing to do, beside openapi-typescript on the OpenAPI document we emit. */
export async function benchGenerate(here: string): Promise<Row[]> {
  const copy = await copyProject();
  const generated = [
    'apps/admin/src/generated',
    'apps/portal/src/generated',
    'server-mock/src/generated',
    'docs/generated',
  ];
  const openApi = join(copy.root, 'server-mock/src/generated/openapi.gen.json');
  const peerInput = join(copy.root, 'openapi.json');
  spawnSync('cp', [openApi, peerInput]);

  const times = { cold: [] as number[], unchanged: [] as number[], peer: [] as number[] };
  for (let round = 0; round < ROUNDS; round++) {
    for (const folder of generated) await rm(join(copy.root, folder), { recursive: true });
    times.cold.push(timed(copy.root, 'cli/bin/tuyen.js', 'generate'));
    times.unchanged.push(timed(copy.root, 'cli/bin/tuyen.js', 'generate'));
    const peer = join(here, 'node_modules/openapi-typescript/bin/cli.js');
    times.peer.push(timed(copy.root, peer, peerInput, '-o', join(copy.root, 'peer.d.ts')));
  }
  await copy.remove();
  const row = (work: string, ours: readonly number[]): Row => ({
    work,
    ours: median(ours),
    peer: median(times.peer),
    unit: 'ms',
    against: 'openapi-typescript, cold process',
  });
  return [row('generate, cold', times.cold), row('generate, nothing changed', times.unchanged)];
}

function timed(cwd: string, script: string, ...args: string[]): number {
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync('node', [script, ...args], { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${script} ${args.join(' ')} failed:\n${stdout}${stderr}`);
  return performance.now() - start;
}
