import { placeholdersIn } from './parse.ts';

/** Returns the field names in braces in a title template. */
export function namesInTitle(title: string): readonly string[] {
  return placeholdersIn(title).map(({ name }) => name);
}
