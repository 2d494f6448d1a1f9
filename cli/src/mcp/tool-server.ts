import { setImmediate } from 'node:timers/promises';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { PluginFailure, UnknownName } from '@tuyen/generator';
import { didYouMean } from '@tuyen/model/suggest';
import { violationsOf } from '@tuyen/model/violations';
import { UsageError } from '../exit-codes.ts';
import { limitedText } from './limited-text.ts';
import { type Schema, type Tool, ToolError, type ToolInput } from './tool.ts';

interface ToolResult {
  readonly [key: string]: unknown;
  readonly content: { type: 'text'; text: string }[];
  readonly isError?: true;
}

export interface ToolServerOptions {
  readonly version: string;
  readonly instructions: string;
  /**
   * Returns the tools that are available now. The input schema of a tool lists names of the project, so the tools
   * change when the project changes.
   */
  tools(): Promise<readonly Tool[]>;
  readonly writeOnly: readonly string[];
  /** Called with each error that is a bug of a tool, not a mistake of the client. */
  onBug(error: unknown): void;
}

const PAGING_HINT = 'Ask for less: name fields, a smaller limit or a single document, or pass "skip".';

export interface ToolServer {
  connect(transport: Transport): Promise<void>;
  finish(): Promise<void>;
}

/** Returns an MCP server. Every failure of a tool is a result with `isError`, so that the client can correct its call. */
export function toolServer(options: ToolServerOptions): ToolServer {
  const running = new Set<Promise<unknown>>();
  const about = { name: 'tuyen', version: options.version };
  const server = new Server(about, { capabilities: { tools: {} }, instructions: options.instructions });
  server.setRequestHandler(ListToolsRequestSchema, async () => ({
    tools: (await options.tools()).map(({ name, description, input, isWrite = false }) => ({
      name,
      description,
      inputSchema: { ...input },
      annotations: { readOnlyHint: !isWrite },
    })),
  }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }) => {
    const result = resultOf(options, params.name, params.arguments ?? {});
    running.add(result);
    void result.finally(() => running.delete(result));
    return result;
  });
  return {
    connect: (transport) => server.connect(transport),
    async finish() {
      // A received message reaches its handler in the next turn of the event loop, so wait one turn for the last
      // message. A result reaches the transport one turn later, so wait another turn for the last result.
      await setImmediate();
      await Promise.all(running);
      await setImmediate();
      await server.close();
    },
  };
}

async function resultOf(options: ToolServerOptions, name: string, input: ToolInput): Promise<ToolResult> {
  try {
    return { content: [textOf(await call(options, name, input))] };
  } catch (error) {
    return failure(error, options.onBug);
  }
}

async function call({ tools, writeOnly }: ToolServerOptions, name: string, input: ToolInput): Promise<unknown> {
  const known = await tools();
  const tool = known.find((each) => each.name === name);
  if (!tool) {
    if (writeOnly.includes(name)) throw new ToolError(`${name} writes. Start the server with: tuyen mcp --write`);
    const names = known.map((each) => each.name);
    throw new ToolError(`There is no tool "${name}". ${didYouMean(name, names) ?? `There are: ${names.join(', ')}.`}`);
  }
  const violations = violationsOf(input, tool.input, { resolve: unresolved, formats: new Map() });
  if (violations.length > 0) {
    const errors = violations.map(({ path, message, choices }) => ({
      at: `/${path.join('/')}`,
      message,
      ...(choices.length > 0 && { choices }),
    }));
    throw new ToolError(`The input of ${name} is invalid.`, { errors });
  }
  return tool.run(input);
}

function unresolved(reference: string): Schema {
  throw new Error(`Input schemas have no references: ${reference}`);
}

function textOf(value: unknown): ToolResult['content'][number] {
  return { type: 'text', text: limitedText(value, PAGING_HINT) };
}

function failure(error: unknown, onBug: (error: unknown) => void): ToolResult {
  if (error instanceof ToolError) {
    const details = typeof error.details === 'object' ? error.details : {};
    return { isError: true, content: [textOf({ error: error.message, ...details })] };
  }
  const isExpected = [UsageError, UnknownName, PluginFailure].some((kind) => error instanceof kind);
  if (!isExpected) onBug(error);
  const message = error instanceof Error ? error.message : String(error);
  return { isError: true, content: [textOf({ error: message })] };
}
