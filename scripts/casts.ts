// Checks the casts in code that is neither a test nor generated. `as const` and `as unknown` do not count; oxlint
// forbids `!`. Part of `npm run check`: fails if a cast has no comment with a reason directly above or beside it, or if
// there are more casts than the limit. Usage: node scripts/casts.ts [root]
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor, type TSAsExpression, type TSTypeAssertion } from 'oxc-parser';
import { filesOf } from './import-graph.ts';
import { type ProjectCheck, runCheck } from './report.ts';

const LIMIT = 60;
const CODE = /\.(ts|tsx)$/;
const OUTSIDE =
  /\.(test|fixture)\.|\/(testing|generated|browser|bench)\/|\.gen\.|\.d\.ts$|^(tests|lab|cli\/fixtures)\//;

type Cast = TSAsExpression | TSTypeAssertion;

/** These casts need no reason: `as const` cannot state a wrong type, and `as unknown` only removes type information. */
function isHarmless({ typeAnnotation: type }: Cast): boolean {
  if (type.type === 'TSUnknownKeyword') return true;
  return type.type === 'TSTypeReference' && type.typeName.type === 'Identifier' && type.typeName.name === 'const';
}

function castsIn(path: string, text: string): readonly number[] {
  const found: number[] = [];
  const add = (cast: Cast) => {
    if (!isHarmless(cast)) found.push(text.slice(0, cast.start).split('\n').length - 1);
  };
  new Visitor({ TSAsExpression: add, TSTypeAssertion: add }).visit(parseSync(path, text).program);
  return found;
}

/**
 * Returns whether a cast has a comment: at the end of its line, or in the lines above it, up to the start of the
 * statement or element that contains the cast.
 */
function hasReason(lines: readonly string[], at: number): boolean {
  if (/\/\/ |\/\* /.test(lines[at] ?? '')) return true;
  for (let line = at - 1; line >= Math.max(0, at - 3); line -= 1)
    if (/^\s*(\/\/|\*|\/\*)/.test(lines[line] ?? '')) return true;
  return false;
}

export const checkCasts: ProjectCheck = (root) => {
  const casts = filesOf(root)
    .filter((path) => CODE.test(path) && !OUTSIDE.test(path))
    .flatMap((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      const lines = text.split('\n');
      return castsIn(path, text).map((at) => ({ place: `${path}:${at + 1}`, explained: hasReason(lines, at) }));
    });
  const unexplained = casts.filter(({ explained }) => !explained);
  return [
    ...unexplained.map(({ place }) => `${place} casts without a comment that says why`),
    ...(casts.length > LIMIT ? [`${casts.length} casts; ${LIMIT} are allowed`] : []),
  ];
};

if (import.meta.main) runCheck(checkCasts);
