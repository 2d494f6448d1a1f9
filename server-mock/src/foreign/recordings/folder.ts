import type { ValidateFunction } from 'ajv/dist/2020.js';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isObject } from '@tuyen/model';
import { objectOrEmpty, openStandardAjv } from '@tuyen/server/extension';
import { inSequence } from '../../qa/stubs/from-exchange.ts';
import { type GivenStub, STUB_PROPERTIES } from '../../qa/stubs/stub.ts';
import { NO_PROJECT } from '../no-project.ts';

/** Recorded exchange in a file: a stub, and where it comes from. */
export interface Recording {
  readonly recorded: {
    /** Moment of the answer in ISO 8601. */
    readonly at: string;
    readonly origin: string;
  };
  readonly stub: GivenStub;
}

export interface RecordingFile extends Recording {
  /** File name in the folder. */
  readonly file: string;
}

/** Thrown for a file that is no recording. The message names the file and the fix. */
export class RecordingError extends Error {
  override readonly name = 'RecordingError';
}

export interface RecordingFolder {
  /** @throws RecordingError */
  read(): Promise<readonly RecordingFile[]>;
  /** Adds a recording. A different answer to the same request follows the earlier ones, an equal one changes nothing. */
  add(recording: Recording): Promise<void>;
}

/** Number of different answers to one request that are kept. A later answer replaces the last one. */
const MOST_STEPS = 100;

export function openRecordingFolder(folder: string): RecordingFolder {
  // Two recordings of one request must not be written at the same time.
  let last: Promise<unknown> = Promise.resolve();

  /** @param isWanted returns whether a file is read */
  async function read(isWanted: (name: string) => boolean = () => true): Promise<readonly RecordingFile[]> {
    const names = await readdir(folder).catch(absentAsEmpty);
    const files = names
      .filter((name) => name.endsWith('.json') && isWanted(name))
      .toSorted((one, other) => numbered.compare(one, other));
    return Promise.all(
      files.map(async (file) => ({ file, ...recordingIn(await readFile(join(folder, file), 'utf8'), file) })),
    );
  }

  async function add({ stub, recorded }: Recording): Promise<void> {
    const mayBeEarlier = (name: string) => name.startsWith(stub.id);
    const earlier = (await read(mayBeEarlier)).filter((one) => (one.stub.state?.of ?? one.stub.id) === stub.id);
    const steps = [...earlier.slice(0, MOST_STEPS - 1), { recorded, stub }];
    // Each earlier stub gets the id of the first stub back, so that the sequence is built anew.
    const chained = inSequence(steps.map((one) => withoutState(one.stub, stub.id)));
    await mkdir(folder, { recursive: true });
    for (const [index, one] of chained.entries()) {
      const from = steps[index]?.recorded ?? recorded;
      await writeWhole(join(folder, `${one.id}.json`), { recorded: from, stub: one });
    }
  }

  return {
    read: () => read(),
    add(recording) {
      const done = last.then(() => add(recording));
      last = done.catch(() => undefined);
      return done;
    },
  };
}

const numbered = new Intl.Collator('en', { numeric: true });

function absentAsEmpty(error: NodeJS.ErrnoException): readonly string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}

function withoutState({ state: _, ...stub }: GivenStub, id: string): GivenStub {
  return { ...stub, id };
}

async function writeWhole(path: string, recording: Recording): Promise<void> {
  const part = `${path}.part`;
  await writeFile(part, `${JSON.stringify(recording, null, 2)}\n`);
  await rename(part, path);
}

const SHAPE = {
  type: 'object',
  required: ['stub'],
  properties: {
    stub: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'request', 'answer'],
      properties: STUB_PROPERTIES,
    },
  },
} as const;

let validator: ValidateFunction<Recording> | undefined;

function recordingIn(text: string, file: string): Recording {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new RecordingError(`${file} is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  validator ??= openStandardAjv(NO_PROJECT, {}).compile<Recording>(SHAPE);
  const validate = validator;
  if (validate(value)) {
    const { at, origin } = objectOrEmpty(isObject(value.recorded) ? value.recorded : {});
    return { stub: value.stub, recorded: { at: String(at ?? ''), origin: String(origin ?? '') } };
  }
  const [found] = validate.errors ?? [];
  throw new RecordingError(`${file} is no recording: ${found?.instancePath ?? ''} ${found?.message ?? ''}. Delete it.`);
}
