import { openSecrets } from '../../qa/journal/secrets.ts';
import { stubOfExchange } from '../../qa/stubs/from-exchange.ts';
import { type ReadHar, readHar } from '../../qa/stubs/read-har.ts';
import { NO_PROJECT } from '../no-project.ts';
import { openRecordingFolder } from './folder.ts';
import { secretNames } from './secret-names.ts';

export interface HarImport {
  readonly har: unknown;
  readonly origin: string;
  /** Folder to which the recordings are written. */
  readonly folder: string;
  readonly secrets?: readonly string[] | undefined;
  readonly now: Date;
}

/**
 * Writes the requests of an HTTP archive to one origin as recordings, without secrets.
 * @returns undefined if the value is no archive
 */
export async function importHar({
  har,
  origin,
  folder,
  secrets,
  now,
}: HarImport): Promise<{ readonly recorded: number; readonly skipped: ReadHar['skipped'] } | undefined> {
  const read = readHar(har, origin);
  if (!read) return undefined;
  const recordings = openRecordingFolder(folder);
  const filter = openSecrets(NO_PROJECT, secretNames(secrets));
  for (const exchange of read.exchanges)
    await recordings.add({ recorded: { at: now.toISOString(), origin }, stub: stubOfExchange(exchange, filter) });
  return { recorded: read.exchanges.length, skipped: read.skipped };
}
