import { isObject } from '@tuyen/model';
import type { Asking } from './tile-query.ts';

export interface Amount {
  readonly n: number;
  readonly currency?: string;
}

export async function domainFigure(
  { engine, caller, now }: Asking,
  name: string,
): Promise<{ readonly sums: readonly Amount[] } | { readonly parts: readonly Part[] } | undefined> {
  const figure = engine.domain.figures?.find((one) => one.name === name);
  if (!figure?.slugs.some((slug) => engine.auth.may(caller, slug))) return undefined;
  const scope = { offices: caller.readableOffices, now, language: caller.language };
  const value = await figure.value(engine.store, scope, engine);
  if (Array.isArray(value)) return { sums: value };
  if (!isObject(value)) return { sums: [{ n: Number(value) }] };
  return { parts: Object.entries(value).map(([key, part]) => [key, Number(part)]) };
}

type Part = readonly [key: string, value: number];
