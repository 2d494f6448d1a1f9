import type { Field } from '@tuyen/model';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Row } from '@tuyen/server/domain';
import { type Clerk, openShop, type Shop } from './shop.fixture.ts';

/** Length of the test texts in characters, much longer than any field allows. */
const LENGTH = 250_000;
/**
 * Texts that cause much backtracking in a slow regular expression. They repeat the beginning of a match and separators,
 * but never contain the end of a match.
 */
const HOSTILE = ['2026-01-01T', 'A-1. <p>@('];

/**
 * Replaces `exec` of all regular expressions and records the longest text that it receives. JavaScript's `test`,
 * `replace` and `split` then call the replaced `exec` too. Unlike a duration, the text length does not depend on the
 * machine.
 */
function watchPatterns() {
  const original = RegExp.prototype.exec;
  const seen = { length: 0, pattern: '' };
  const replace = (exec: typeof original) => void Reflect.set(RegExp.prototype, 'exec', exec);
  replace(function (this: RegExp, text: string) {
    // Ignores the patterns of the JSON parser, which search the body for `__proto__` and for inexact numbers. Each
    // takes only one pass over the body.
    const ofParser = ['u005[Ff]', 'u0063', '[\\d.]{16}'].some((part) => this.source.includes(part));
    if (text.length > seen.length && !ofParser) Object.assign(seen, { length: text.length, pattern: this.source });
    return original.call(this, text);
  });
  return { seen, end: () => replace(original) };
}

function filled(fields: readonly Field[], text: string): Row {
  return Object.fromEntries(
    fields.filter(({ readOnly }) => !readOnly).map((field) => [field.name, hostile(field, text)]),
  );
}

function hostile(field: Field, text: string): unknown {
  if (field.kind === 'nested-object') return filled(field.fields, text);
  if (field.kind === 'nested-list') return [filled(field.fields, text)];
  if (['text-list', 'enum-list', 'reference-list'].includes(field.kind)) return [text];
  return 'multiple' in field && field.multiple ? [text] : text;
}

/**
 * Returns the maximum length of a text that a regular expression may receive for a field: twice the schema's limit,
 * because people also type separators.
 */
function mostOf(field: Field): number {
  if ('fields' in field) return Math.max(...field.fields.map(mostOf));
  const { maxLength } = field.schema;
  return typeof maxLength === 'number' ? Math.max(1_000, maxLength * 2 + 100) : 1_000;
}

describe('Texts much longer than any field allows', () => {
  let shop: Shop;
  let root: Clerk;
  beforeAll(async () => {
    shop = await openShop();
    root = await shop.signIn('superuser');
  });
  afterAll(() => shop.app.close());

  async function sendEach(send: (body: Row) => Promise<{ readonly statusCode: number }>, fields: readonly Field[]) {
    // Skips fields with free-form JSON, because such a value may be as long as the whole request body.
    for (const field of fields.filter(({ readOnly, kind }) => !readOnly && kind !== 'json')) {
      const watch = watchPatterns();
      try {
        for (const text of HOSTILE) {
          const leaves = Math.max(1, JSON.stringify(hostile(field, 'x')).split('"x"').length - 1);
          const long = text.repeat(Math.floor(LENGTH / leaves / Buffer.byteLength(JSON.stringify(text).slice(1, -1))));
          const { statusCode } = await send({ [field.name]: hostile(field, long) });
          expect(statusCode, field.name).toBeGreaterThanOrEqual(400);
          expect(statusCode, field.name).toBeLessThan(500);
        }
      } finally {
        watch.end();
      }
      expect(watch.seen.length, `${field.name} given to ${watch.seen.pattern}`).toBeLessThanOrEqual(mostOf(field));
    }
  }

  it('an overlong text in a created record is rejected before a regular expression receives it', async () => {
    for (const resource of shop.engine.model.resources) {
      if (!resource.actions.includes('create')) continue;
      await sendEach((body) => shop.post(resource.name, body, root), resource.fields);
    }
  });

  it('an overlong text in an updated record is rejected before a regular expression receives it', async () => {
    for (const resource of shop.engine.model.resources) {
      if (!resource.actions.includes('edit')) continue;
      const record = await shop.engine.store.first(resource.name, {});
      if (record) {
        await sendEach((body) => shop.patch(`${resource.name}/${String(record['id'])}`, body, root), resource.fields);
      }
    }
  });

  it('an overlong text in a public form is rejected before a regular expression receives it', async () => {
    for (const page of shop.engine.model.flows) {
      const fields = page.steps.flatMap((step) => step.fields.map(({ name, field }) => ({ ...field, name })));
      await sendEach((body) => shop.post(page.submit.path, body), fields);
    }
  });

  it('no regular expression of a field kind hangs on the longest text that it may receive', () => {
    for (const { name, pattern, examples } of shop.engine.model.kinds) {
      if (pattern === undefined) continue;
      const expression = new RegExp(pattern, 'u');
      const texts = examples.map(String);
      for (const part of [...texts, ...texts.flatMap((text) => [...text])]) {
        // A pattern with catastrophic backtracking would not finish this test in any reasonable time.
        expect(expression.test(`${part.repeat(Math.ceil(1_000 / part.length))}!`), name).toBe(false);
      }
    }
  });
});
