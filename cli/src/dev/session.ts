import type { GenerateOptions, Outcome, ServerInputs } from '@tuyen/generator';
import { reportFailure } from '../command-line/report-failure.ts';
import { hasErrors } from '../output/diagnostics.ts';
import { printOutcome } from '../output/outcome.ts';
import { paint, print, printError } from '../output/print.ts';
import type { DevDatabase } from './database.ts';
import type { ServerProcess } from './server-process.ts';
import type { Sites } from './sites.ts';

export interface SessionOptions {
  readonly root: string;
  readonly server: ServerProcess;
  readonly database: DevDatabase;
  readonly hasKeys: boolean;
  startSites(): Promise<Sites>;
  started(): void;
}

/** One run of `tuyen dev`: decides after each change what to generate, restart and reload. */
export class Session {
  readonly #options: SessionOptions;
  readonly #documents: GenerateOptions['documents'] = new Map();
  #sites: Sites | undefined;
  #served: ServerInputs | undefined;
  #updates: Promise<void> = Promise.resolve();
  #isValid = false;
  #isStarted = false;
  /** Whether the generated files are newer than the running server, because its restart is still pending. */
  isChanging = false;

  constructor(options: SessionOptions) {
    this.#options = options;
  }

  get sites(): Sites | undefined {
    return this.#sites;
  }

  update(): Promise<void> {
    this.#updates = this.#updates.then(() => this.#update());
    return this.#updates;
  }

  async restart(): Promise<void> {
    if (!this.#canRestart()) return;
    const { serverInputs } = await import('@tuyen/generator');
    print('Restarting the server …');
    this.#start(serverInputs(this.#options.root));
  }

  async startAnew(): Promise<void> {
    if (!this.#canRestart()) return;
    const { root, database } = this.#options;
    const { serverInputs } = await import('@tuyen/generator');
    if (!database.isOwn) return print(database.notOwn);
    print('Starting with new sample rows …');
    this.#start(serverInputs(root), () => database.reset());
  }

  async close(): Promise<void> {
    await Promise.all([this.#options.server.stop(), this.#sites?.close()]);
  }

  async #update(): Promise<void> {
    const { root, server } = this.#options;
    const { serverInputs } = await import('@tuyen/generator');
    this.isChanging = true;
    const outcome = await this.#generate();
    this.#isValid = outcome !== undefined && !hasErrors(outcome.diagnostics);
    if (!outcome || !this.#isValid) {
      print(
        server.isRunning
          ? 'The server keeps running with the last valid schemas.'
          : 'The server starts when the schemas are valid.',
      );
      return;
    }
    this.#sites ??= await this.#options.startSites();
    const inputs = serverInputs(root);
    const schemasChanged = inputs.schemas !== this.#served?.schemas;
    if (server.isRunning && !schemasChanged && inputs.modules === this.#served?.modules) {
      this.isChanging = false;
      if (outcome.written) this.#sites.reload();
      return;
    }
    // A running server keeps the earlier schemas as long as the rows of its database do not fit the changed ones.
    if (server.isRunning && schemasChanged && (await this.#isRefused())) return;
    this.#start(inputs);
  }

  #canRestart(): boolean {
    if (!this.#isValid) print('The schemas have errors. The server restarts when they are corrected.');
    return this.#isValid;
  }

  async #generate(): Promise<Outcome | undefined> {
    const { generate } = await import('@tuyen/generator');
    const began = performance.now();
    try {
      const outcome = await generate({ root: this.#options.root, documents: this.#documents });
      const isNews = outcome.written || outcome.diagnostics.length > 0 || outcome.changes.length > 0;
      if (isNews || !this.#isStarted) printOutcome(outcome, {}, performance.now() - began);
      return outcome;
    } catch (error) {
      // An error of a plugin must not end the session: the next change may correct it.
      await reportFailure(error, false);
      return undefined;
    }
  }

  #start(inputs: ServerInputs, before?: () => void): void {
    this.#served = inputs;
    this.#run(before).catch(async (error: unknown) => {
      await reportFailure(error, false);
    });
  }

  async #run(before?: () => void): Promise<void> {
    const { server, started } = this.#options;
    const restarted = await server.restart(before);
    if (restarted === 'replaced') return;
    if (restarted === 'answers') {
      this.isChanging = false;
      if (this.#isStarted) {
        this.#sites?.reload();
        print(`${paint('green', '✓')} The server runs with the changes.`);
      }
    } else await this.#isRefused();
    if (this.#isStarted) return;
    this.#isStarted = true;
    started();
  }

  async #isRefused(): Promise<boolean> {
    const { database, hasKeys, server } = this.#options;
    const refusal = await database.refusal();
    if (refusal === undefined) return false;
    const isKept = server.isRunning ? ' The server keeps running with the earlier schemas.' : '';
    printError(`The rows of the database do not fit the schemas.${isKept}`);
    print(refusal, process.stderr);
    const anew = hasKeys ? 'Press d to start' : 'Run `tuyen dev --reset` to start';
    print(`${anew} with new sample rows, or change the schemas or the rows as the message says.`, process.stderr);
    return true;
  }
}
