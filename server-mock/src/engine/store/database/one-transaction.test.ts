import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { Connection } from './connection.ts';
import { type CopyingConnection, oneTransaction, oneTransactionAtOnce } from './one-transaction.ts';
import { recordedPostgres } from './recorded.fixture.ts';

const ENDED = 'the transaction has ended: await everything that it does';

/** Every way to send a statement. */
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

describe('the connection of a transaction on SQLite', () => {
  it('sends what it is given until the transaction has ended, and nothing afterwards', async () => {
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

describe('the connection of a transaction that copies', () => {
  function copying(): { readonly connection: CopyingConnection; readonly sent: (readonly unknown[])[] } {
    const { connection, sent } = recordedPostgres();
    const noted: (readonly unknown[])[] = sent;
    return {
      connection: { ...connection, copy: async (...given) => void noted.push(['copy', ...given]) },
      sent: noted,
    };
  }

  it('sends what it is given until the transaction has ended, and nothing afterwards', async () => {
    const { connection, sent } = copying();
    const transaction = oneTransaction(connection);
    expect(transaction.connection.engine).toBe('postgres');
    for (const send of all(transaction.connection)) await send();
    await transaction.connection.copy?.('"books"', ['"id"'], [['b1']]);
    expect(sent).toEqual([...SENT, ['copy', '"books"', ['"id"'], [['b1']]]]);
    await transaction.end();
    for (const send of all(transaction.connection)) await expect(send()).rejects.toThrow(ENDED);
    await expect(transaction.connection.copy?.('"books"', [], [])).rejects.toThrow(ENDED);
    expect(sent).toHaveLength(6);
  });

  it('sends one statement after the other, also after one that failed, and ends behind the last', async () => {
    const { connection } = copying();
    const gate = Promise.withResolvers<number>();
    const begun: string[] = [];
    const transaction = oneTransaction({
      ...connection,
      run: (sql) => {
        begun.push(sql);
        return sql === 'first' ? gate.promise : Promise.resolve(2);
      },
    });
    const first = transaction.connection.run('first');
    const second = transaction.connection.run('second');
    let ended = false;
    const end = transaction.end().then(() => (ended = true));
    await setImmediate();
    expect([begun, ended]).toEqual([['first'], false]);
    gate.reject(new Error('no'));
    await expect(first).rejects.toThrow('no');
    expect(await second).toBe(2);
    await end;
    expect(begun).toEqual(['first', 'second']);
  });
});
