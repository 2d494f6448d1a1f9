import type { DraftNote } from './draft.ts';

/** Collects the notes of an import, each once and in the order in which they were found. */
export interface Notes {
  add(note: DraftNote): void;
  all(): readonly DraftNote[];
}

export function collectNotes(): Notes {
  const found = new Map<string, DraftNote>();
  return {
    add: (note) => {
      const key = `${note.code} ${note.place} ${note.message}`;
      if (!found.has(key)) found.set(key, note);
    },
    all: () => [...found.values()],
  };
}
