import { subscribe } from 'node:diagnostics_channel';
import { setImmediate } from 'node:timers/promises';
import type { Server } from '@tuyen/server';

/*
 * Runs the real server and answers two questions of the parent process: all routes of the router, and the memory after
 * a forced collection. Run with --expose-gc and an IPC channel.
 */
export interface Route {
  readonly method: string;
  readonly url: string;
}
export type EntryQuestion = 'routes' | 'memory';
export interface EntryReply {
  readonly routes?: readonly Route[];
  readonly memory?: NodeJS.MemoryUsage;
}

const routes: Route[] = [];
subscribe('fastify.initialization', (message) => {
  const { fastify } = message as { readonly fastify: Server['app'] };
  fastify.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) routes.push({ method: one, url });
  });
});

process.on('message', (question: EntryQuestion) => void answer(question));
await import('../../server-mock/src/start.ts');

async function answer(question: EntryQuestion): Promise<void> {
  const reply: EntryReply = question === 'routes' ? { routes } : { memory: await collected() };
  process.send?.(reply);
}

/**
 * Returns the smallest of several memory readings. One is not enough, because a garbage collection can make further
 * objects collectable. The flavor `last-resort` also returns free pages to the system.
 */
async function collected(): Promise<NodeJS.MemoryUsage> {
  let least: NodeJS.MemoryUsage | undefined;
  for (let turn = 0; turn < 10; turn += 1) {
    globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
    await setImmediate();
    const used = process.memoryUsage();
    if (!least || used.rss < least.rss) least = used;
  }
  return least as NodeJS.MemoryUsage;
}
