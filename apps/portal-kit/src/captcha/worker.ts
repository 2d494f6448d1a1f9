import { pbkdf2, sha, solveChallenge, type Challenge } from 'altcha/lib';

/** Solves the challenge off the main thread, so that the page stays responsive. One message in, one out. */
addEventListener('message', (event: MessageEvent<Challenge>) => {
  const challenge = event.data;
  const { deriveKey } = challenge.parameters.algorithm.startsWith('PBKDF2') ? pbkdf2 : sha;
  solveChallenge({ challenge, deriveKey }).then(
    (solution) => postMessage(solution),
    () => postMessage(null),
  );
});
