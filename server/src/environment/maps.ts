import type { Maps } from '@tuyen/model';
import { type Environment, valueOf } from '../engine/domain/environment.ts';

/** Returns what maps are drawn on: as the environment says, or else as the project says. */
export function mapsIn(environment: Environment, ofProject: Maps | undefined): Maps | undefined {
  const tiles = valueOf(environment, 'MAP_TILES');
  const attribution = valueOf(environment, 'MAP_ATTRIBUTION');
  if (tiles === undefined) return ofProject && { ...ofProject, ...(attribution !== undefined && { attribution }) };
  return { tiles, ...(attribution !== undefined && { attribution }) };
}

/**
 * Returns the source in a Content-Security-Policy that allows the tiles. Returns undefined if the tiles come from the
 * site itself, or if there are none.
 */
export function tileSource(maps: Maps | undefined): string | undefined {
  const [, scheme, host] = /^(https?):\/\/([^/]+)/u.exec(maps?.tiles ?? '') ?? [];
  return scheme && host ? `${scheme}://${host.replace(/^\{s\}/u, '*')}` : undefined;
}

const TILES = /^(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})(?:https?:\/\/|\/)[^\s;,'"]*$/u;

export function tileAddress(value: string): string | undefined {
  return TILES.test(value)
    ? undefined
    : `MAP_TILES is not an address with {z}, {x} and {y}, such as https://tiles.example.org/{z}/{x}/{y}.png: ${value}`;
}
