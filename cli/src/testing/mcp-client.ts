import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { isObject } from '@tuyen/model/json';
import { onTestFinished } from 'vitest';
import { BIN } from './library.ts';

export interface ToolAnswer {
  readonly isError: boolean;
  // The type is `any`, so that tests can read results of every shape.
  readonly value: ReturnType<typeof JSON.parse>;
  readonly text: string;
}

export interface McpClient {
  tools(): Promise<ReadonlyMap<string, ReturnType<typeof JSON.parse>>>;
  call(name: string, input?: Readonly<Record<string, unknown>>): Promise<ToolAnswer>;
  errors(): string;
}

export async function mcpClient(
  root: string,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<McpClient> {
  const inherited = Object.entries(process.env).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [BIN, 'mcp', ...args],
    cwd: root,
    env: { ...Object.fromEntries(inherited), ...env },
    stderr: 'pipe',
  });
  let errors = '';
  transport.stderr?.on('data', (chunk) => (errors += String(chunk)));
  const client = new Client({ name: 'test', version: '1' });
  Object.assign(client, { onerror: (error: Error) => (errors += String(error)) });
  onTestFinished(() => client.close());
  await client.connect(transport);
  return {
    errors: () => errors,
    async tools() {
      const { tools } = await client.listTools();
      return new Map(tools.map(({ name, inputSchema }) => [name, inputSchema]));
    },
    async call(name, input = {}) {
      const { content, isError } = await client.callTool({ name, arguments: { ...input } });
      const [first] = Array.isArray(content) ? content : [];
      const text = isObject(first) ? String(first['text']) : '';
      return { isError: isError === true, text, value: parsed(text) };
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
