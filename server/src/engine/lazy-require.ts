import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Loads a package on its first use, because many processes never need the package. */
export function lazyRequire<Exports>(name: string): () => Exports {
  return (): Exports => require(name);
}
