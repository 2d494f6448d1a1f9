import { isObject } from '@tuyen/model';
import { HttpError } from 'react-admin';
import type { HttpClient } from '../http-client.ts';
import { needGuards } from '../works.ts';

/** Back end that waits for the person's own token. */
export interface BackendSignIn {
  readonly backend: string;
  /** Whether the back end refused the token that the person entered last. */
  readonly isRefused: boolean;
  /** @throws HttpError if the server refuses the token */
  submit(token: string): Promise<void>;
  cancel(): void;
}

const listeners = new Set<() => void>();
const open = new Map<string, BackendSignIn>();
const waiting = new Map<string, Promise<boolean>>();

export function onBackendSignIn(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentBackendSignIn(): BackendSignIn | undefined {
  return [...open.values()][0];
}

/**
 * Sends a request. If the back end needs the person's own token, asks for it and repeats the request. Requests that wait
 * at the same time share one question.
 */
export async function withBackendSignIn<T>(http: HttpClient, backend: string, send: () => Promise<T>): Promise<T> {
  for (let isRefused = false; ; isRefused = true) {
    try {
      return await send();
    } catch (error) {
      if (!needsToken(error) || !(await ask(http, backend, isRefused))) throw error;
    }
  }
}

/** Ends all questions without a token, because the person has signed out. */
export function cancelBackendSignIns(): void {
  for (const { cancel } of open.values()) cancel();
}

function needsToken(error: unknown): boolean {
  return error instanceof HttpError && isObject(error.body) && error.body['code'] === 'backend_sign_in';
}

/** Returns whether the person has entered a token. */
function ask(http: HttpClient, backend: string, isRefused: boolean): Promise<boolean> {
  const known = waiting.get(backend);
  if (known) return known;
  const answer = new Promise<boolean>((resolve) => {
    const end = (isEntered: boolean) => {
      open.delete(backend);
      waiting.delete(backend);
      listeners.forEach((listener) => listener());
      resolve(isEntered);
    };
    open.set(backend, {
      backend,
      isRefused,
      async submit(token) {
        await http.send(`backends/${backend}`, { method: 'POST', body: { token } });
        end(true);
      },
      cancel: () => end(false),
    });
  });
  waiting.set(backend, answer);
  listeners.forEach((listener) => listener());
  needGuards();
  return answer;
}
