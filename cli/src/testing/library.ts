import { type ChildProcess, fork, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import type { Request } from './resident.ts';
import { runFolder } from '../../../tests/support/run-folder.ts';

export const REPOSITORY = fileURLToPath(new URL('../../..', import.meta.url));
const FIXTURE = fileURLToPath(new URL('../../../generator/fixtures/library', import.meta.url));
const RESIDENT = fileURLToPath(new URL('./resident.ts', import.meta.url));
export const BIN = fileURLToPath(new URL('../../bin/tuyen.js', import.meta.url));

const GENERATED = join(runFolder(), `library-generated-${process.pid}`);

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly error: string;
}

let resident: ChildProcess | undefined;
let last: Promise<unknown> = Promise.resolve();

/** Runs commands one after the other in a child process, which ends with this process. */
export function residentRun(request: Request): Promise<Ran> {
  const ran = last.then(() => {
    resident ??= fork(RESIDENT, {
      env: { ...process.env, NO_COLOR: '1' },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const child = resident;
    return new Promise<Ran>((resolve, reject) => {
      const ended = () => {
        resident = undefined;
        reject(new Error(`The process of \`tuyen ${request.args.join(' ')}\` ended.`));
      };
      child.once('exit', ended);
      child.once('message', (message) => {
        child.off('exit', ended);
        resolve(message as Ran);
      });
      child.send(request);
    });
  });
  last = ran.catch(() => undefined);
  return ran;
}

/** Example project, a library, in a temporary folder. The folder is removed when the test ends. */
export class Library {
  readonly root = mkdtempSync(join(tmpdir(), 'tuyen-library-'));

  constructor(from = FIXTURE) {
    // Preserves timestamps, because the tool's cache identifies files by them.
    cpSync(from, this.root, { recursive: true, preserveTimestamps: true });
    onTestFinished(() => rmSync(this.root, { recursive: true, force: true }));
  }

  /** Returns a project after `tuyen generate`. Only the first call generates; later calls copy the result. */
  static async generated(): Promise<Library> {
    const library = new Library(existsSync(GENERATED) ? GENERATED : FIXTURE);
    if (existsSync(GENERATED)) return library;
    const { code, error } = await library.run('generate');
    if (code !== 0) throw new Error(error);
    cpSync(library.root, GENERATED, { recursive: true, preserveTimestamps: true });
    return library;
  }

  run(...args: readonly string[]): Promise<Ran> {
    return residentRun({ root: this.root, args });
  }

  runAlone(...args: readonly string[]): Promise<Ran> {
    const child = spawn(process.execPath, [BIN, ...args], { cwd: this.root, env: { ...process.env, NO_COLOR: '1' } });
    let out = '';
    let error = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (error += text));
    return new Promise((resolve, reject) => {
      child.on('error', reject);
      child.on('close', (code) => resolve({ code, out, error }));
    });
  }

  start(...args: readonly string[]): { output(): string; end(): Promise<number | null> } {
    const child = spawn(process.execPath, [BIN, ...args], { cwd: this.root, env: { ...process.env, NO_COLOR: '1' } });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
    const closed = new Promise<number | null>((resolve) => child.on('close', resolve));
    onTestFinished(() => void child.kill());
    return {
      output: () => output,
      end() {
        child.kill('SIGINT');
        return closed;
      },
    };
  }

  read(path: string): string {
    return readFileSync(join(this.root, path), 'utf8');
  }

  write(path: string, text: string): void {
    mkdirSync(dirname(join(this.root, path)), { recursive: true });
    writeFileSync(join(this.root, path), text);
  }

  edit(path: string, from: string, to: string): void {
    const text = this.read(path);
    if (!text.includes(from)) throw new Error(`${path} has no ${from}`);
    this.write(path, text.replace(from, to));
  }

  /** Replaces a part of a file as most editors save: renames a new file over the old one. */
  replace(path: string, from: string, to: string): void {
    this.write(`${path}~`, this.read(path).replace(from, to));
    renameSync(join(this.root, `${path}~`), join(this.root, path));
  }

  has(path: string): boolean {
    return existsSync(join(this.root, path));
  }

  remove(path: string): void {
    rmSync(join(this.root, path), { recursive: true, force: true });
  }

  installPackages(): void {
    symlinkSync(join(REPOSITORY, 'node_modules'), join(this.root, 'node_modules'));
  }

  /** Returns the text of every file in the test project, by path. Omits the tool's cache folder `.tuyen`. */
  snapshot(): Readonly<Record<string, string>> {
    const files = readdirSync(this.root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(this.root.length + 1))
      .filter((path) => !path.startsWith('.tuyen'))
      .sort();
    return Object.fromEntries(files.map((path) => [path, this.read(path)]));
  }
}
