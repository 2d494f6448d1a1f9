import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** A package that is loaded where it is first needed: many starts end before that, and many servers never get there. */
export function onDemand<Exports>(name: string): () => Exports {
  return (): Exports => require(name);
}
