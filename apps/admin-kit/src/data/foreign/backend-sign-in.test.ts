import { HttpError } from 'react-admin';
import { expect, test, vi } from 'vitest';
import type { HttpClient } from '../http-client.ts';
import { cancelBackendSignIns, currentBackendSignIn, withBackendSignIn } from './backend-sign-in.ts';

const refused = () => new HttpError('Enter your own token.', 403, { code: 'backend_sign_in', errors: {} });

function stage() {
  const posted = vi.fn(async () => ({}));
  let hasToken = false;
  // The cast is safe: the code calls only `send`.
  const http = {
    send: async (...given: unknown[]) => {
      hasToken = true;
      return posted(...(given as []));
    },
  } as unknown as HttpClient;
  const send = vi.fn(async () => {
    if (!hasToken) throw refused();
    return 'films';
  });
  return { http, posted, send };
}

test('requests that need the own token of a person wait for one question, and are then repeated', async () => {
  const { http, posted, send } = stage();
  const answers = Promise.all([withBackendSignIn(http, 'cinema', send), withBackendSignIn(http, 'cinema', send)]);
  await expect.poll(() => currentBackendSignIn()?.backend).toBe('cinema');
  await currentBackendSignIn()?.submit('t0ken');
  expect(await answers).toEqual(['films', 'films']);
  expect(posted.mock.calls).toEqual([['backends/cinema', { method: 'POST', body: { token: 't0ken' } }]]);
  expect(currentBackendSignIn()).toBeUndefined();
});

test('a request fails if the person enters no token', async () => {
  const { http, send } = stage();
  const answer = withBackendSignIn(http, 'cinema', send);
  await expect.poll(currentBackendSignIn).toBeDefined();
  currentBackendSignIn()?.cancel();
  await expect(answer).rejects.toThrow('Enter your own token.');
});

test('after a token that the back end refuses, the next question says so', async () => {
  const { http, send } = stage();
  send.mockRejectedValueOnce(refused()).mockRejectedValueOnce(refused());
  const answer = withBackendSignIn(http, 'cinema', send);
  await expect.poll(() => currentBackendSignIn()?.isRefused).toBe(false);
  await currentBackendSignIn()?.submit('wrong');
  await expect.poll(() => currentBackendSignIn()?.isRefused).toBe(true);
  await currentBackendSignIn()?.submit('t0ken');
  expect(await answer).toBe('films');
});

test('a sign-out ends the question, and the request fails', async () => {
  const { http, send } = stage();
  const answer = withBackendSignIn(http, 'cinema', send);
  await expect.poll(currentBackendSignIn).toBeDefined();
  cancelBackendSignIns();
  await expect(answer).rejects.toThrow('Enter your own token.');
  expect(currentBackendSignIn()).toBeUndefined();
});

test('other errors are not repeated', async () => {
  const { http } = stage();
  const send = vi.fn(async () => Promise.reject(new HttpError('Not allowed', 403, { code: 'not_permitted' })));
  await expect(withBackendSignIn(http, 'cinema', send)).rejects.toThrow('Not allowed');
  expect(send).toHaveBeenCalledTimes(1);
});
