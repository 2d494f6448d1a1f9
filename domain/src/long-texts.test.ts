import type { Field } from '@tuyen/model';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Row } from '@tuyen/server/domain';
import { type Clerk, openShop, type Shop } from './shop.fixture.ts';

/** Far longer than any field. */
const LENGTH = 250_000;
/** What makes patterns try again from every place: their separators and repeated parts, without the end that they look for. */
const HOSTILE = ['2026-01-01T', 'A-1. <p>@('];

/**
 * Every use of a pattern calls `exec`, whether it tests, replaces or splits, once somebody has put their own in its place.
 * Timing would depend on the machine; how long a text each pattern is given does not.
 */
function watchPatterns() {
  const original = RegExp.prototype.exec;
  const seen = { length: 0, pattern: '' };
  const replace = (exec: typeof original) => void Reflect.set(RegExp.prototype, 'exec', exec);
  replace(function (this: RegExp, text: string) {
    // The JSON parser looks for `__proto__` and for inexact numbers, each in one pass over the body.
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

/** The longest text that any pattern may see of a value: twice what the schema allows, for what people type between. */
function mostOf(field: Field): number {
  if ('fields' in field) return Math.max(...field.fields.map(mostOf));
  const { maxLength } = field.schema;
  return typeof maxLength === 'number' ? Math.max(1_000, maxLength * 2 + 100) : 1_000;
}

describe('a text far longer than any field', () => {
  let shop: Shop;
  let root: Clerk;
  beforeAll(async () => {
    shop = await openShop();
    root = await shop.signIn('superuser');
  });
  afterAll(() => shop.app.close());

  /** Sends one field after the other, so that each text is far longer than its field. */
  async function sendEach(send: (body: Row) => Promise<{ readonly statusCode: number }>, fields: readonly Field[]) {
    // What is JSON of any form may be as long as the body.
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

  it('reaches no pattern when a record is created', async () => {
    for (const resource of shop.engine.model.resources) {
      if (!resource.actions.includes('create')) continue;
      await sendEach((body) => shop.post(resource.name, body, root), resource.fields);
    }
  });

  it('reaches no pattern when a record is changed', async () => {
    for (const resource of shop.engine.model.resources) {
      if (!resource.actions.includes('edit')) continue;
      const record = await shop.engine.store.first(resource.name, {});
      if (record) {
        await sendEach((body) => shop.patch(`${resource.name}/${String(record['id'])}`, body, root), resource.fields);
      }
    }
  });

  it('reaches no pattern through a citizen’s form', async () => {
    for (const page of shop.engine.model.flows) {
      const fields = page.steps.flatMap((step) => step.fields.map(({ name, field }) => ({ ...field, name })));
      await sendEach((body) => shop.post(page.submit.path, body), fields);
    }
  });

  it('that is just short enough to reach one hangs none', () => {
    for (const { name, pattern, examples } of shop.engine.model.kinds) {
      if (pattern === undefined) continue;
      const expression = new RegExp(pattern, 'u');
      const texts = examples.map(String);
      for (const part of [...texts, ...texts.flatMap((text) => [...text])]) {
        // A pattern that tries again without end would not come back from here at all.
        expect(expression.test(`${part.repeat(Math.ceil(1_000 / part.length))}!`), name).toBe(false);
      }
    }
  });
});
