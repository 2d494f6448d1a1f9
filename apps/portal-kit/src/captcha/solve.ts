import type { Challenge, Solution } from 'altcha/lib';
import type { PublicClient } from '../http/client.ts';

/**
 * Fetches a captcha challenge and solves it in a worker. The result is a token for the header `x-token-captcha`. It is
 * valid once, until the challenge expires.
 * @throws if the server returns no challenge, or the work exceeds altcha's limit (90 s).
 */
export async function solveCaptcha(client: PublicClient, signal: AbortSignal): Promise<string> {
  // Cast, because the server creates the challenge with the same library (altcha).
  const challenge = (await client.get('public/captcha', {}, signal)) as Challenge;
  const solution = await work(challenge, signal);
  if (!solution) throw new Error('The challenge was not solved.');
  const { parameters, signature } = challenge;
  return btoa(JSON.stringify({ challenge: { parameters, signature }, solution }));
}

function work(challenge: Challenge, signal: AbortSignal): Promise<Solution | null> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Solution | null>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
    worker.addEventListener('message', ({ data }: MessageEvent<Solution | null>) => resolve(data));
    worker.addEventListener('error', () => reject(new Error('The worker did not start.')));
    worker.postMessage(challenge, []);
  }).finally(() => worker.terminate());
}
