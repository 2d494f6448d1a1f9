// Type checker that all tests of generated projects in a run share. Files of this repository that several projects
// import are checked only once. Checks run one after another, because two checks at the same time would both start
// without earlier results.
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
    readonly typesPort: number;
  }
}

const COMPILER = join(projectRoot, 'node_modules/.bin/tsc');

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

/**
 * Returns the compiler's errors for a project, or an empty text. @param project its `tsconfig.json` or the folder of
 * that file; must have the same options as all others
 */
export async function sharedTypeProblems(project: string): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${inject('typesPort')}`, { method: 'POST', body: project });
  return answer.text();
}
