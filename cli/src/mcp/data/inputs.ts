import { oneOf, text, type ToolInput } from '../tool.ts';

/** ID of a record. The pattern keeps the request inside the resource. */
export const ID = { type: 'string', pattern: '^[^./?#\\\\][^/?#\\\\]*$', maxLength: 200 } as const;

export const VERSION = {
  type: 'integer',
  description: 'Version of the record that was read. The server refuses the request if the record has changed since.',
} as const;

export const namedResources = (resources: readonly { readonly name: string }[]) =>
  oneOf(
    resources.map(({ name }) => name),
    'Resource; the tool "schema" describes its fields',
  );

export function recordPath(input: ToolInput): string {
  return `${text(input, 'resource')}/${encodeURIComponent(text(input, 'id'))}`;
}
