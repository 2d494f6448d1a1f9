// The one type check of a run's tests of generated projects: what they all import from this repository is checked once. One check after
// the other: two that start at the same time would both begin with nothing.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { projectRoot } from './project-root.ts';
import { followingChecks } from './type-check.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The port that checks the project which a request names. */
    readonly typesPort: number;
  }
}

const COMPILER = join(projectRoot, 'node_modules/.bin/tsc');

/** Vitest's `globalSetup`. */
export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'tuyen-types-'));
  const flags = followingChecks(join(folder, 'projects.tsbuildinfo'));
  let last: Promise<unknown> = Promise.resolve();
  const check = async (project: string): Promise<string> => {
    const child = spawn(COMPILER, ['-p', project, ...flags], { stdio: ['ignore', 'pipe', 'inherit'] });
    return text(child.stdout);
  };
  const server = createServer(async (request, response) => {
    const project = await text(request);
    const checked = last.then(() => check(project));
    last = checked.catch(() => undefined);
    response.end(await checked.catch(String));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  provide('typesPort', (server.address() as AddressInfo).port);
  return async () => {
    server.close();
    await last;
    await rm(folder, { recursive: true });
  };
}

/** What the compiler says of a project; nothing if it compiles. @param project its `tsconfig.json`, or the folder that has it; of the same options as all others */
export async function sharedTypeProblems(project: string): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${inject('typesPort')}`, { method: 'POST', body: project });
  return answer.text();
}
