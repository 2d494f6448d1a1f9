import { paint, print } from './print.ts';

const MOST = 5;

/** One line on the ejected parts that have not got yet what their schemas say. */
export function printLagging(paths: readonly string[]): void {
  if (paths.length === 0) return;
  const names = paths.slice(0, MOST).map((path) => path.split('/').slice(-2).join('/'));
  const more = paths.length > MOST ? ` and ${paths.length - MOST} more` : '';
  const lag =
    paths.length === 1
      ? 'An ejected part lags behind its schema'
      : `${paths.length} ejected parts lag behind their schemas`;
  print(`${paint('yellow', '!')} ${lag}: ${names.join(', ')}${more}. Run ${paint('bold', 'npx tuyen upgrade')}.`);
}
