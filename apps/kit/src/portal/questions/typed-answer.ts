import type { TypedControl } from '../runner/draft/adopt.ts';

/** The value of a question's control when the script started. */
export function typedAnswer(typed: readonly TypedControl[], name: string): string {
  return typed.find((control) => control.name === name)?.value ?? '';
}
