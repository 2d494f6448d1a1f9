import { isObject } from '@tuyen/model';
import type { Asking } from './tile-query.ts';

/** A figure that the domain computes: a number, or numbers by key; undefined where the caller may not see it. */
export async function domainFigure(
  { engine, caller, now }: Asking,
  name: string,
): Promise<number | readonly (readonly [key: string, value: number])[] | undefined> {
  const figure = engine.domain.figures?.find((one) => one.name === name);
  if (!figure?.slugs.some((slug) => engine.auth.may(caller, slug))) return undefined;
  const scope = { offices: caller.readableOffices, now, language: caller.language };
  const value = await figure.value(engine.store, scope, engine);
  if (!isObject(value)) return Number(value);
  return Object.entries(value).map(([key, part]) => [key, Number(part)]);
}
