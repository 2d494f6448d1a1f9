import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Loads a package on first use: many short-lived processes and many servers never need it. */
export function lazyRequire<Exports>(name: string): () => Exports {
  return (): Exports => require(name);
}
