import type { Document } from './problem.ts';

/** Caches a result that depends on a document alone. For a watcher, most documents are unchanged. */
export function oncePerDocument<T>(work: (document: Document) => T): (document: Document) => T {
  const done = new WeakMap<Document, { readonly result: T }>();
  return (document) => {
    let found = done.get(document);
    if (!found) done.set(document, (found = { result: work(document) }));
    return found.result;
  };
}
