import { isObject, type Flow } from '@tuyen/model';
import type { Attempt } from '../../core/attempt.ts';
import { fieldsOf } from './flow-context.ts';
import type { Answers } from './answers.ts';

/** What was typed and not sent yet, or sent without an answer. Kept for a reload of the tab, without secrets. */
export interface FlowDraft {
  readonly answers: Answers;
  /** The last request, while it is unknown whether it arrived. */
  readonly attempt?: Attempt;
}

export interface DraftStore {
  read(): FlowDraft | undefined;
  write(draft: FlowDraft): void;
  clear(): void;
}

/** @param owner the account and the office: another clerk at the same browser sees nothing of it */
export function draftStore(storage: Storage, flow: Flow, owner: string): DraftStore {
  const key = `tuyen.flow.${flow.name}.${owner}`;
  const secret = new Set(fieldsOf(flow).flatMap(({ name, field }) => (field.writeOnly ? [name] : [])));
  return {
    read() {
      const draft = parsed(storage.getItem(key));
      return isObject(draft) && isObject(draft['answers']) ? { ...draft, answers: draft['answers'] } : undefined;
    },
    write({ answers, attempt }) {
      const open = Object.fromEntries(Object.entries(answers).filter(([name]) => !secret.has(name)));
      // A request with a secret is not stored: the clerk types it again.
      const unsent = attempt && secret.size === 0 ? { attempt } : {};
      try {
        storage.setItem(key, JSON.stringify({ answers: open, ...unsent }));
      } catch {
        // Without room the page works as before; only a reload loses what was typed.
      }
    },
    clear: () => storage.removeItem(key),
  };
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}
