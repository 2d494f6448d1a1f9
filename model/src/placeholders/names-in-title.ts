import { placeholdersIn } from './parse.ts';

export function namesInTitle(title: string): readonly string[] {
  return placeholdersIn(title).map(({ name }) => name);
}
