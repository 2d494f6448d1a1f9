import { format } from 'oxfmt';
import { expect, test } from 'vitest';
import { merge } from './merge.ts';

/**
 * Number of random merges that each test tries. More of them have found no more errors; increase the number when the
 * merge changes.
 */
const CASES = Number(process.env['MERGE_CASES'] ?? 40);

/** Generates pseudorandom numbers that are the same on every run (mulberry32). */
function numbers(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return { below, chance: (share: number) => next() < share };
}

type Numbers = ReturnType<typeof numbers>;

interface Field {
  readonly name: string;
  readonly props: string;
  readonly wrapped: boolean;
}

type Form = readonly (readonly Field[])[];

const NAMES = ['plate', 'kind', 'seats', 'route_id', 'expires_on', 'brand', 'year', 'status'];

function base(sections: number): Form {
  const fields = NAMES.map((name) => ({ name, props: ' min={1}', wrapped: false }));
  return Array.from({ length: sections }, (_, index) => fields.filter((_, at) => at % sections === index));
}

interface Edited {
  readonly form: Form;
  readonly removed: ReadonlySet<string>;
  readonly added: readonly string[];
  readonly changed: ReadonlySet<string>;
}

/** Deletes, changes, moves and adds fields at random. `spared` fields are neither deleted nor changed. */
function edit(form: Form, who: 'mine' | 'schema', random: Numbers, spared: ReadonlySet<string>): Edited {
  const removed = new Set<string>();
  const changed = new Set<string>();
  let sections = form.map((fields) =>
    fields.flatMap((field) => {
      if (spared.has(field.name)) return [field];
      if (random.chance(0.15)) {
        removed.add(field.name);
        return [];
      }
      if (!random.chance(0.3)) return [field];
      changed.add(field.name);
      return [{ ...field, props: `${field.props} ${who}={1}`, wrapped: who === 'mine' && random.chance(0.4) }];
    }),
  );
  if (random.chance(0.5)) sections = sections.map((fields) => swapTwo(fields, random));
  if (sections.length > 1 && random.chance(0.4)) sections = moveOne(sections, random);
  const added = random.chance(0.7) ? [`${who}_1`, `${who}_2`].slice(0, 1 + random.below(2)) : [];
  for (const name of added) {
    const to = random.below(sections.length);
    const fields = sections[to] ?? [];
    const at = random.below(fields.length + 1);
    sections = sections.with(to, fields.toSpliced(at, 0, { name, props: '', wrapped: false }));
  }
  return { form: sections, removed, added, changed };
}

function swapTwo(fields: readonly Field[], random: Numbers): Field[] {
  const [from, to] = [random.below(fields.length), random.below(fields.length)];
  const moved = fields[from];
  return moved ? fields.toSpliced(from, 1).toSpliced(to, 0, moved) : [...fields];
}

function moveOne(sections: Field[][], random: Numbers): Field[][] {
  const [from, to] = [random.below(sections.length), random.below(sections.length)];
  const [moved, ...others] = sections[from] ?? [];
  if (!moved || from === to) return sections;
  return sections.with(from, others).with(to, [...(sections[to] ?? []), moved]);
}

function record([fields = []]: Form): string {
  const lines = fields.map(({ name, props, wrapped }) => {
    const input = `<NumberInput source="${name}"${props} />`;
    return `${name}: ${wrapped ? `<Labeled>${input}</Labeled>` : input},`;
  });
  return `import { Labeled, NumberInput } from 'react-admin';\n\nexport const inputs = {\n${lines.join('\n')}\n};\n`;
}

function page(form: Form): string {
  const sections = form.map((fields, index) => {
    const inputs = fields.map(({ name, props, wrapped }) => {
      const input = `{vehicleInputs.${name}}`;
      // The generated page contains only the condition of a field. Therefore the schema can change no other property of
      // the field here.
      if (props.includes('schema')) return `<When condition={{ a: 1 }}>${input}</When>`;
      return wrapped || props.includes('mine') ? `<Box>${input}</Box>` : input;
    });
    return `<FormSection name="s${index}">\n${inputs.join('\n')}\n</FormSection>`;
  });
  return `import { FormSection, RecordForm } from '@tuyen/admin-kit';\nimport { vehicleInputs } from './inputs.tsx';\n
export const VehicleForm = () => (\n<RecordForm>\n${sections.join('\n')}\n</RecordForm>\n);\n`;
}

const KINDS = [
  { kind: 'a record of parts', sections: 1, print: record, name: /^ {2}(\w+): /gm },
  { kind: 'a page of sections', sections: 3, print: page, name: /vehicleInputs\.(\w+)/g },
] as const;

test.each(KINDS)(
  '$kind: the merge keeps all changes that the developer and the schema make to different fields',
  async ({ sections, print, name }) => {
    let merges = 0;
    for (let seed = 1; seed <= CASES; seed++) {
      const random = numbers(seed);
      const before = base(sections);
      const mine = edit(before, 'mine', random, new Set());
      const schema = edit(before, 'schema', random, mine.changed);
      const texts = await Promise.all([before, mine.form, schema.form].map((form) => pretty(print(form))));
      const [from = '', owned = '', to = ''] = texts;
      const { text, conflicts } = merge(from, owned, to);
      const merged = await pretty(text);
      const scenario = `seed ${seed}\n--- base\n${from}\n--- mine\n${owned}\n--- schema\n${to}\n--- merged\n${merged}`;

      // If the schema and the developer moved a field to different sections, a person decides. Everything else merges.
      const apart = conflicts
        .filter(({ why }) => why === 'moved')
        .map(({ was = '' }) => /vehicleInputs\.(\w+)/.exec(was)?.[1] ?? was);
      for (const each of apart) expect(sectionOf(mine.form, each), scenario).not.toBe(sectionOf(schema.form, each));
      // If the schema changed a field that the developer deleted, a person decides.
      const deleted = conflicts.filter(({ why }) => why === 'deleted').map(({ was = '' }) => was);
      const lost = [...schema.changed].filter((each) => mine.removed.has(each));
      expect(deleted.map((was) => NAMES.find((each) => was.includes(each))).toSorted(), scenario).toEqual(
        lost.toSorted(),
      );
      expect(
        conflicts.filter(({ why }) => why !== 'moved' && why !== 'deleted'),
        scenario,
      ).toEqual([]);
      if (deleted.length > 0) continue;
      if (apart.length > 0) continue;
      merges += 1;
      const there = [...merged.matchAll(name)].map(([, found]) => found);
      const remaining = NAMES.filter((each) => !mine.removed.has(each) && !schema.removed.has(each));
      expect(there.toSorted(), scenario).toEqual([...remaining, ...mine.added, ...schema.added].toSorted());
      for (const each of mine.changed) expect(lineOf(merged, each), scenario).toMatch(/mine|Box|Labeled/);
      for (const each of schema.changed) {
        expect(lineOf(merged, each), scenario).toMatch(/schema|When/);
      }
      expect(merge(to, merged, to).text, scenario).toBe(merged);
      expect(await pretty(merge(from, merged, to).text), scenario).toBe(merged);
    }
    expect(merges).toBeGreaterThan(CASES / 2);
  },
);

function sectionOf(form: Form, name: string): number {
  return form.findIndex((fields) => fields.some((field) => field.name === name));
}

/**
 * Returns the line of a field with the lines above and below, because these may contain the element that the developer
 * put around the field.
 */
function lineOf(text: string, name: string): string {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => new RegExp(`\\b${name}\\b`).test(line));
  return lines.slice(Math.max(0, at - 1), at + 3).join('\n');
}

async function pretty(text: string): Promise<string> {
  return (await format('part.tsx', text, { printWidth: 120, singleQuote: true })).code;
}
