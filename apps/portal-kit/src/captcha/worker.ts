import { pbkdf2, sha, solveChallenge, type Challenge } from 'altcha/lib';

/**
 * Solves a captcha challenge in a worker, so that the page stays responsive. Receives one challenge and posts one
 * solution.
 */
addEventListener('message', (event: MessageEvent<Challenge>) => {
  const challenge = event.data;
  const { deriveKey } = challenge.parameters.algorithm.startsWith('PBKDF2') ? pbkdf2 : sha;
  solveChallenge({ challenge, deriveKey }).then(
    (solution) => postMessage(solution),
    () => postMessage(null),
  );
});
