import type { TypedControl } from '../runner/draft/adopt.ts';

export function typedAnswer(typed: readonly TypedControl[], name: string): string {
  return typed.find((control) => control.name === name)?.value ?? '';
}
