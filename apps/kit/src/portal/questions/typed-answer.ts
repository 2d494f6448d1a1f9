import type { TypedControl } from '../runner/draft/adopt.ts';

/** What stood in a question's control when the script arrived. */
export function typedAnswer(typed: readonly TypedControl[], name: string): string {
  return typed.find((control) => control.name === name)?.value ?? '';
}
