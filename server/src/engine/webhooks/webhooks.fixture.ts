import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Model } from '@tuyen/model';
import { loadProject } from '@tuyen/model/load';
import { adjustableClock, ANCHOR } from '@tuyen/server-mock';
import { libraryProject, openLibrary } from '@tuyen/server-mock/testing/library';
import { sessionOf } from '@tuyen/server-mock/testing/session';
import { startSmsService, type SmsCall, type SmsReply } from '@tuyen/server-mock/testing/sms';
import { startWebhooks } from '../../../../generator/src/start/start-webhooks.ts';
import type { Row } from '../domain.ts';
import { sendWebhooks } from './send-webhooks.ts';

let loaded: Model | undefined;

/** Returns the model of a library whose webhooks `tuyen new webhooks` has started. */
export function webhookModel(): Model {
  loaded ??= load();
  return loaded;
}

function load(): Model {
  const root = mkdtempSync(join(tmpdir(), 'tuyen-webhooks-'));
  try {
    cpSync(libraryProject, root, { recursive: true });
    startWebhooks(root);
    const { model, diagnostics } = loadProject(root);
    if (!model) throw new Error(diagnostics.map(({ file, message }) => `${file}: ${message}`).join('\n'));
    return model;
  } finally {
    rmSync(root, { recursive: true });
  }
}

export interface Receiver {
  readonly url: string;
  readonly calls: readonly SmsCall[];
  close(): Promise<void>;
}

/** Starts a receiver of webhooks on this machine. */
export const startReceiver = (answer?: () => SmsReply | undefined): Promise<Receiver> => startSmsService(answer);

export async function openHookLibrary(options: Parameters<typeof openLibrary>[0] = {}) {
  const clock = adjustableClock({ now: () => ANCHOR });
  const library = await openLibrary({ model: webhookModel(), clock, webhookTargets: 'any', ...options });
  const signedIn = async (account: string, office = 'Main') => {
    // A session of an earlier request may have ended, because tests move the clock by days.
    const { token } = await sessionOf(library.engine, account);
    return library.as(account, { authorization: `Bearer ${token}`, 'x-office-id': library.office(office) });
  };
  return {
    ...library,
    clock,
    signedIn,
    /** Creates a hook as the account and returns the answer. */
    async hook(url: string, values: Row = {}, account = 'root') {
      const send = await signedIn(account);
      const given = { name: 'Partner', url, resources: ['loans'], events: ['CREATED', 'UPDATED', 'MOVED', 'DELETED'] };
      return send('POST', 'webhooks', { ...given, ...values });
    },
    async lend(values: Row = {}, office = 'Main') {
      const send = await signedIn('root', office);
      const book = String((await send('POST', 'books', { title: 'Sách' })).body['id']);
      const loan = (await send('POST', 'loans', { book_id: book, ...values })).body;
      return { send, loan, path: `loans/${String(loan['id'])}` };
    },
    sendAll: (timeoutMs?: number) =>
      sendWebhooks(library.engine, {
        stopped: () => false,
        random: () => 1,
        ...(timeoutMs !== undefined && { timeoutMs }),
      }),
    deliveries: (): Promise<readonly Row[]> => library.engine.store.find('webhook-deliveries', {}, { sort: 'id' }),
    theHook: async () => (await library.engine.store.find('webhooks'))[0] ?? {},
  };
}

export type HookLibrary = Awaited<ReturnType<typeof openHookLibrary>>;
