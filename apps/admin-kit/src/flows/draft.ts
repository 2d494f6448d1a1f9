import { isObject, type Flow } from '@tuyen/model';
import type { IdempotentAttempt } from '@tuyen/model/client';
import { fieldsOf } from './flow-context.ts';
import type { Answers } from './answers.ts';

/**
 * Answers that a clerk entered in a staff flow and that are not sent yet, or whose request got no response. They are
 * stored in the browser tab without secrets, so that a reload does not lose them.
 */
export interface FlowDraft {
  readonly answers: Answers;
  readonly attempt?: IdempotentAttempt;
}

export interface DraftStore {
  read(): FlowDraft | undefined;
  write(draft: FlowDraft): void;
  clear(): void;
}

/** @param owner account and office, so that another clerk in the same browser does not see the draft */
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
      // A request with a secret is not stored. The clerk types the secret again.
      const unsent = attempt && secret.size === 0 ? { attempt } : {};
      try {
        storage.setItem(key, JSON.stringify({ answers: open, ...unsent }));
      } catch {
        // If the storage is full, the page still works. Only a reload loses the input.
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
