import type { Document } from './problem.ts';

/** What follows from a document alone is worked out once: for a watcher most documents are the same as before. */
export function oncePerDocument<T>(work: (document: Document) => T): (document: Document) => T {
  const done = new WeakMap<Document, { readonly result: T }>();
  return (document) => {
    let found = done.get(document);
    if (!found) done.set(document, (found = { result: work(document) }));
    return found.result;
  };
}
