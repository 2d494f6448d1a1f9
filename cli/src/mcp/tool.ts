export type Schema = Readonly<Record<string, unknown>>;

export type ToolInput = Readonly<Record<string, unknown>>;

export interface InputSchema {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly [keyword: string]: unknown;
}

export interface Tool {
  readonly name: string;
  readonly description: string;
  /** JSON Schema of the tool's input. Its enums list only names that exist, such as the resources of the project. */
  readonly input: InputSchema;
  readonly isWrite?: boolean;
  /**
   * Returns a JSON value. The server validates the input first and limits the size of the result.
   * @throws ToolError for a problem that the client can fix
   */
  run(input: ToolInput): Promise<unknown>;
}

/** An error that the client can fix. The client receives the message and the details as the result of the tool. */
export class ToolError extends Error {
  readonly details: unknown;

  constructor(message: string, details?: unknown) {
    super(message);
    this.details = details;
  }
}

/**
 * Returns the JSON Schema of a tool's input. A property whose name ends in `?` is optional. A property whose schema is
 * undefined is left out.
 */
export function inputOf(properties: Readonly<Record<string, Schema | undefined>>): InputSchema {
  const given = Object.entries(properties).flatMap(([name, schema]) => (schema ? [{ name, schema }] : []));
  const required = given.filter(({ name }) => !name.endsWith('?')).map(({ name }) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(given.map(({ name, schema }) => [name.replace(/\?$/u, ''), schema])),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}

export function oneOf(names: readonly string[], description: string): Schema | undefined {
  return names.length === 0 ? undefined : { type: 'string', enum: names, description };
}

/** Returns an input of a tool as text. The tool's input schema guarantees that it is a text. */
export function text(input: ToolInput, name: string): string {
  const value = input[name];
  return typeof value === 'string' ? value : '';
}

export function number(input: ToolInput, name: string, usual: number): number {
  const value = input[name];
  return typeof value === 'number' ? value : usual;
}
