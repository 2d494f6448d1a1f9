import { isObject } from '@tuyen/model';
import { basesOf } from './find-operation.ts';
import { type ForeignDocument, METHODS, type Schema } from './open-api.ts';
import type { References } from './references.ts';

/**
 * Returns a document in the form that the contract checks of `/__qa` read: operations without references, and with the
 * parameters of their paths.
 */
export function contractDocument(document: ForeignDocument, references: References): object {
  const { resolve } = references;
  const paths = Object.entries(document.paths).map(([template, item]) => {
    const path = resolve(item);
    const operations = METHODS.flatMap((method) => {
      const described = path[method];
      return isObject(described) ? [[method, operationOf(described, path, method, template, references)] as const] : [];
    });
    return [template.replaceAll(PARAMETER, (_, name: string) => `{${wordOf(name)}}`), Object.fromEntries(operations)];
  });
  const components = { schemas: {}, responses: {}, ...resolve(document['components']) };
  return {
    ...document,
    components,
    servers: [{ url: basesOf(document).at(-1) ?? '' }],
    paths: Object.fromEntries(paths),
  };
}

const PARAMETER = /\{([^{}/]+)\}/gu;

/** Replaces the characters that the name of a path parameter must not contain. */
const wordOf = (name: string): string => name.replaceAll(/\W/gu, '_').replace(/^(?=\d)/u, '_');

function operationOf(
  described: Schema,
  path: Schema,
  method: string,
  template: string,
  { resolve }: References,
): object {
  const given = [path['parameters'], described['parameters']].flat().filter(isObject).map(resolve);
  const responses = Object.entries(resolve(described['responses']));
  const { requestBody } = described;
  return {
    ...described,
    operationId: described['operationId'] ?? `${method} ${template}`,
    parameters: given.map((one) => (one['in'] === 'path' ? { ...one, name: wordOf(String(one['name'])) } : one)),
    ...(requestBody !== undefined && { requestBody: { content: {}, ...resolve(requestBody) } }),
    responses: Object.fromEntries(responses.map(([status, response]) => [status, resolve(response)])),
  };
}
