import { isObject } from '@tuyen/model';
import type { Answers } from '../form-page.ts';

/**
 * Argument of the project's function that runs after a portal form was sent. The key `result.sent` of the flow names
 * this function.
 */
export interface SentForm {
  /** Name of the flow in `schemas/flows` whose form follows the gate. */
  readonly form: string;
  /** Body of the server's response. */
  readonly answer: unknown;
  /** The form's answers, as they were sent to the server. */
  readonly answers: Answers;
}

/**
 * Replaces names in braces by values of the server's response: `/renewal/{id}`. A missing value leaves its path segment
 * empty.
 */
export function nextPath(template: string, answer: unknown): string {
  const values = isObject(answer) ? answer : {};
  return template.replaceAll(/\{(\w+)\}/g, (_, key: string) => {
    const value = values[key];
    return typeof value === 'string' || typeof value === 'number' ? encodeURIComponent(value) : '';
  });
}
