import { isObject } from '@tuyen/model';
import type { Answers } from '../form-page.ts';

/** Argument of the function that a flow calls after it was sent: `result.sent`. */
export interface SentForm {
  /** Name of the flow. */
  readonly form: string;
  /** Response of the server. */
  readonly answer: unknown;
  /** The answers as they were sent. */
  readonly answers: Answers;
}

/** Fills in keys of the response: `/renewal/{id}`. A missing key leaves its segment empty. */
export function nextPath(template: string, answer: unknown): string {
  const values = isObject(answer) ? answer : {};
  return template.replaceAll(/\{(\w+)\}/g, (_, key: string) => {
    const value = values[key];
    return typeof value === 'string' || typeof value === 'number' ? encodeURIComponent(value) : '';
  });
}
