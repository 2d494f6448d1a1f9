import { sameJson } from '@tuyen/model';

type Values = Readonly<Record<string, unknown>>;

/** Returns the values that all records share. The permissions (`can`) and the system's own values are not among them. */
export function commonValues([first, ...others]: readonly Values[], names: readonly string[]): Record<string, unknown> {
  if (!first) return {};
  return Object.fromEntries(
    names.flatMap((name) =>
      others.every((record) => sameJson(record[name] ?? null, first[name] ?? null)) ? [[name, first[name]]] : [],
    ),
  );
}
