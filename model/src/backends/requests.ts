import { objectIn, stringIn } from '../model/json/raw.ts';

export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

export type BackendMethod = (typeof METHODS)[number];

/** Returns the path of a dialect's request, which is an object with one method: `{ "get": "/films" }`. */
export function pathOfOperation(call: unknown): string | undefined {
  return METHODS.map((method) => stringIn(objectIn(call), method)).find((path) => path !== undefined);
}
