import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { flowsFor, type Flow, type Model } from '@tuyen/model';
import type { UnlocatedFinding } from './finding.ts';

/** Reports modules that portal flows name and that do not exist. Otherwise, only the build of the portal would fail. */
export function missingPageModules(
  root: string,
  model: Model,
  sources: ReadonlyMap<string, string>,
): readonly UnlocatedFinding[] {
  return flowsFor(model, 'portal').flatMap((flow) =>
    modulesOf(flow)
      .filter(([, module]) => !existsSync(join(root, module)))
      .map(([pointer, module]) => {
        const text = sources.get(flow.source) ?? '';
        const [start, end] = valueAt(text, pointer);
        return {
          code: 'TUY869',
          file: flow.source,
          pointer,
          at: { text, offset: start, length: end - start },
          message: `There is no module ${module}.`,
          hint: 'Write it with a default export, or remove the key. The path is relative to the file of the flow.',
        };
      }),
  );
}

function modulesOf({ page, result }: Flow): readonly (readonly [pointer: string, module: string])[] {
  const named = [
    ['/page/above', page?.above],
    ['/page/below', page?.below],
    ['/page/around', page?.around],
    ['/page/gate', page?.gate],
    ['/result/sent', result?.sent],
    ['/result/body', result?.body],
  ] as const;
  return named.flatMap(([pointer, module]) => (module === undefined ? [] : [[pointer, module] as const]));
}

function valueAt(text: string, pointer: string): readonly [number, number] {
  const [, parent, key] = pointer.split('/');
  const found = new RegExp(`"${parent}"\\s*:\\s*\\{[^]*?"${key}"\\s*:\\s*("[^"]*")`, 'd').exec(text);
  return found?.indices?.[1] ?? [0, 0];
}
