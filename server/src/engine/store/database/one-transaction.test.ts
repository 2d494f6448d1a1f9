import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { Connection } from './connection.ts';
import { type CopyingConnection, oneTransaction, oneTransactionAtOnce } from './one-transaction.ts';
import { recordedPostgres } from './recorded.fixture.ts';

const ENDED = 'the transaction has ended: await everything that it does';

const all = (connection: Connection) => [
  () => connection.rows('rows', [1]),
  () => connection.row('row', [2]),
  () => connection.texts('texts', [3]),
  () => connection.run('run', [4]),
  () => connection.script('script'),
];
const SENT = [
  ['rows', [1]],
  ['row', [2]],
  ['texts', [3]],
  ['run', [4]],
  ['script', []],
];

describe('Transaction connection on SQLite', () => {
  it('the connection of a transaction sends statements until the transaction ends and rejects later ones', async () => {
    const { connection, sent } = recordedPostgres();
    const transaction = oneTransactionAtOnce(connection);
    expect(transaction.connection.engine).toBe('postgres');
    for (const send of all(transaction.connection)) await send();
    expect(sent).toEqual(SENT);
    await transaction.end();
    for (const send of all(transaction.connection)) await expect(send()).rejects.toThrow(ENDED);
    expect(sent).toHaveLength(5);
  });
});

describe('Transaction connection on PostgreSQL with COPY', () => {
  function copying(): { readonly connection: CopyingConnection; readonly sent: (readonly unknown[])[] } {
    const { connection, sent } = recordedPostgres();
    const noted: (readonly unknown[])[] = sent;
    return {
      connection: { ...connection, copy: async (...given) => void noted.push(['copy', ...given]) },
      sent: noted,
    };
  }

  it('the connection of a transaction sends statements until the transaction ends and rejects later ones', async () => {
    const { connection, sent } = copying();
    const transaction = oneTransaction(connection, []);
    expect(transaction.connection.engine).toBe('postgres');
    for (const send of all(transaction.connection)) await send();
    await transaction.connection.copy?.('"books"', ['"id"'], [['b1']]);
    expect(sent).toEqual([...SENT, ['copy', '"books"', ['"id"'], [['b1']]]]);
    await transaction.end();
    for (const send of all(transaction.connection)) await expect(send()).rejects.toThrow(ENDED);
    await expect(transaction.connection.copy?.('"books"', [], [])).rejects.toThrow(ENDED);
    expect(sent).toHaveLength(6);
  });

  function slow() {
    const { connection } = copying();
    const begun: string[] = [];
    const answers = new Map<string, PromiseWithResolvers<number>>();
    const begin = (what: string) => {
      begun.push(what);
      const answer = Promise.withResolvers<number>();
      answers.set(what, answer);
      return answer.promise;
    };
    const later: Promise<unknown>[] = [];
    const transaction = oneTransaction(
      { ...connection, run: begin, copy: async (table) => void (await begin(table)) },
      later,
    );
    return { begun, later, transaction, answer: (what: string) => answers.get(what) as PromiseWithResolvers<number> };
  }

  it('a transaction sends statements without awaiting responses, and ends only after the last response', async () => {
    const { begun, transaction, answer } = slow();
    const first = transaction.connection.run('first');
    const second = transaction.connection.run('second');
    expect(begun).toEqual(['first', 'second']);
    let ended = false;
    const end = transaction.end().then(() => (ended = true));
    answer('first').reject(new Error('no'));
    await expect(first).rejects.toThrow('no');
    expect(ended).toBe(false);
    answer('second').resolve(2);
    expect(await second).toBe(2);
    await end;
  });

  it('a transaction ends without waiting for its deferred statements, and only the commit waits for them', async () => {
    const { later, transaction, answer } = slow();
    void transaction.connection.later?.('log');
    await transaction.end();
    answer('log').reject(new Error('no log'));
    await expect(Promise.all(later)).rejects.toThrow('no log');
  });

  it('a transaction sends a COPY only after all earlier responses, and later statements only after the COPY', async () => {
    const { begun, transaction, answer } = slow();
    const { connection } = transaction;
    const before = connection.run('before');
    void connection.later?.('log');
    const copied = connection.copy?.('books', [], []);
    const more = connection.copy?.('more books', [], []);
    const after = connection.run('after');
    await setImmediate();
    expect(begun).toEqual(['before', 'log']);
    answer('before').resolve(1);
    answer('log').resolve(1);
    await before;
    await setImmediate();
    expect(begun).toEqual(['before', 'log', 'books']);
    answer('books').resolve(1);
    await copied;
    await setImmediate();
    expect(begun).toEqual(['before', 'log', 'books', 'more books']);
    answer('more books').resolve(1);
    await more;
    await setImmediate();
    expect(begun.at(-1)).toBe('after');
    answer('after').resolve(4);
    expect(await after).toBe(4);
    await transaction.end();
  });
});
