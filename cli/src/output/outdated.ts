import { paint, print } from './print.ts';

const MAX_NAMES = 5;

export function printOutdated(paths: readonly string[]): void {
  if (paths.length === 0) return;
  const names = paths.slice(0, MAX_NAMES).map((path) => path.split('/').slice(-2).join('/'));
  const more = paths.length > MAX_NAMES ? ` and ${paths.length - MAX_NAMES} more` : '';
  const summary = paths.length === 1 ? '1 ejected part is outdated' : `${paths.length} ejected parts are outdated`;
  print(`${paint('yellow', '!')} ${summary}: ${names.join(', ')}${more}. Run ${paint('bold', 'npx tuyen upgrade')}.`);
}
