import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { residentRun } from '../../cli/src/testing/library.ts';
import { copyProject, type ProjectCopy } from '../support/project-copy.ts';

let project: ProjectCopy;
beforeAll(async () => {
  project = await copyProject('linked');
});
afterAll(() => project.remove());

async function tuyen(command: string): Promise<{ readonly code: number | null; readonly output: string }> {
  const { code, out, error } = await residentRun({ root: project.root, args: [command] });
  return { code, output: out + error };
}

type Json = Record<string, never>;

interface Mistake {
  readonly what: string;
  readonly file: string;
  /**
   * Changes the parsed JSON of the file so that it contains the mistake. A mistake in the JSON syntax is not possible
   * in this way, so `text` changes the text of the file instead.
   */
  readonly make?: (file: Json) => void;
  readonly text?: (text: string) => string;
  readonly code: string;
  readonly hint: RegExp;
}

const vehicles = 'schemas/resources/vehicles.json';
const orders = 'schemas/resources/orders.json';
const set =
  (path: string, value: unknown) =>
  (file: Json): void => {
    const keys = path.split('/');
    const last = keys.pop() ?? '';
    const parent = keys.reduce<Record<string, unknown>>((at, key) => at[key] as Record<string, unknown>, file);
    if (value === undefined) delete parent[last];
    else parent[last] = value;
  };

const MISTAKES: readonly Mistake[] = [
  {
    what: 'a file cut short',
    file: vehicles,
    text: (text) => text.slice(0, 400),
    code: 'TUY101',
    hint: /Close it with a double quote/,
  },
  {
    what: 'a trailing comma',
    file: vehicles,
    text: (text) => text.replace(/\n\}\s*$/, ',\n}\n'),
    code: 'TUY102',
    hint: /Remove the comma/,
  },
  {
    what: 'a comment',
    file: vehicles,
    text: (text) => text.replace('{', '{ // vehicles'),
    code: 'TUY103',
    hint: /use the key "\$comment"/,
  },
  {
    what: 'a key written twice',
    file: vehicles,
    text: (text) => text.replace('"module"', '"name": "vehicles", "module"'),
    code: 'TUY104',
    hint: /Remove one of them/,
  },
  {
    what: 'a name that is not the file’s',
    file: vehicles,
    make: set('name', 'vehicle'),
    code: 'TUY201',
    hint: /vehicles/,
  },
  {
    what: 'an unknown resource',
    file: vehicles,
    make: set('schema/properties/route_id/x-reference', 'route'),
    code: 'TUY203',
    hint: /Did you mean "routes"\?/,
  },
  {
    what: 'an unknown enumeration',
    file: vehicles,
    make: set('schema/properties/kind/$ref', '../enums/vehicle-kinds.json'),
    code: 'TUY204',
    hint: /vehicle-kind/,
  },
  {
    what: 'a reference out of the project',
    file: vehicles,
    make: set('schema/properties/kind/$ref', '../../../../etc/passwd'),
    code: 'TUY205',
    hint: /enums/,
  },
  {
    what: 'an unknown kind',
    file: 'schemas/resources/ticket-prices.json',
    make: set('schema/properties/price/x-kind', 'mony'),
    code: 'TUY206',
    hint: /money/,
  },
  {
    what: 'an unknown format',
    file: vehicles,
    make: set('schema/properties/plate/format', 'vn-plates'),
    code: 'TUY207',
    hint: /vn-plate/,
  },
  { what: 'an unknown menu group', file: vehicles, make: set('menu', 'operation'), code: 'TUY208', hint: /operations/ },
  { what: 'an unknown column', file: vehicles, make: set('list/columns', ['plates']), code: 'TUY209', hint: /plate/ },
  { what: 'an unknown sort field', file: vehicles, make: set('list/sort', '-seat'), code: 'TUY209', hint: /seats/ },
  {
    what: 'an unknown key',
    file: vehicles,
    make: set('iconn', 'DirectionsBus'),
    code: 'TUY301',
    hint: /Did you mean "icon"/,
  },
  {
    what: 'a wrong type',
    file: vehicles,
    make: set('seed', 'many'),
    code: 'TUY302',
    hint: /must be integer, not string/,
  },
  { what: 'a missing label', file: vehicles, make: set('label', undefined), code: 'TUY801', hint: /Add "label"/ },
  {
    what: 'an unknown validation keyword',
    file: vehicles,
    make: set('schema/properties/seats/minium', 1),
    code: 'TUY401',
    hint: /minimum/,
  },
  {
    what: 'an unusable field name',
    file: vehicles,
    make: set('schema/properties/Seat-Count', { type: 'integer', 'x-label': { vi: 'Số chỗ', en: 'Seats' } }),
    code: 'TUY402',
    hint: /seat_count/,
  },
  {
    what: 'a field that comes of itself',
    file: vehicles,
    make: set('schema/properties/created_at', { type: 'string', 'x-label': { vi: 'Tạo lúc', en: 'Created' } }),
    code: 'TUY403',
    hint: /every resource has it already/,
  },
  {
    what: 'a required field that is not there',
    file: vehicles,
    make: set('schema/required', ['plates']),
    code: 'TUY404',
    hint: /plate/,
  },
  {
    what: 'an invalid regular expression',
    file: vehicles,
    make: set('schema/properties/brand/pattern', '([a-z'),
    code: 'TUY405',
    hint: /Escape only what must be escaped/,
  },
  {
    what: 'limits the wrong way round',
    file: vehicles,
    make: set('schema/properties/seats/minimum', 500),
    code: 'TUY406',
    hint: /Swap them, or change one/,
  },
  {
    what: 'a workflow on no field',
    file: orders,
    make: set('workflow/field', 'state'),
    code: 'TUY209',
    hint: /Did you mean "status"/,
  },
  {
    what: 'a transition into no state',
    file: orders,
    make: set('workflow/transitions/0/to', 'AWAITING_PAYMENTS'),
    code: 'TUY511',
    hint: /Did you mean "AWAITING_PAYMENT"/,
  },
];

test.each(MISTAKES)(
  'the schema mistake "$what" is reported with its position and a hint, and changes no file',
  async ({ file, make, text, code, hint }) => {
    const path = join(project.root, file);
    const original = await readFile(path, 'utf8');
    const content: Json = JSON.parse(original);
    make?.(content);
    await writeFile(path, text ? text(original) : JSON.stringify(content, null, 2));
    const before = await fingerprint(project.root);

    const { code: exit, output } = await tuyen('generate');

    const after = await fingerprint(project.root);
    await writeFile(path, original);
    expect(exit).toBe(1);
    expect(output).toMatch(new RegExp(`error ${code}\\s+${file.replaceAll('.', '\\.')}:\\d+:\\d+`));
    expect(output).toMatch(hint);
    expect(output).toContain('nothing was written');
    expect(after).toEqual(before);
  },
);

test('all mistakes in all schema files are reported at once', async () => {
  const broken = {
    [vehicles]: '"x-reference": "routes"',
    'schemas/resources/districts.json': '"x-reference": "cities"',
  };
  const originals = new Map<string, string>();
  for (const [file, reference] of Object.entries(broken)) {
    const path = join(project.root, file);
    originals.set(path, await readFile(path, 'utf8'));
    await writeFile(
      path,
      originals.get(path)!.replace(reference, '"x-reference": "nowhere"').replace('"label"', '"lable"'),
    );
  }
  const { code, output } = await tuyen('lint');
  for (const [path, original] of originals) await writeFile(path, original);
  expect(code).toBe(1);
  expect(output.match(/error TUY203/g)).toHaveLength(2);
  expect(output.match(/error TUY301/g)).toHaveLength(2);
  expect((await tuyen('lint')).code).toBe(0);
});

/** Returns the modification times of all files, because a rewrite may leave the text unchanged. */
/** Leaves out `.tuyen/meta`: the meta-schemas for editors follow the schemas even while these have errors. */
async function fingerprint(root: string): Promise<Readonly<Record<string, string>>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const isKept = (path: string) => !path.includes('node_modules') && !path.includes('/.tuyen/meta');
  const files = entries.filter((entry) => entry.isFile() && isKept(entry.parentPath));
  const found = files.map(async ({ parentPath, name }) => {
    const path = join(parentPath, name);
    const { mtimeMs, ino, size } = await stat(path);
    return [path, `${mtimeMs} ${ino} ${size}`] as const;
  });
  return Object.fromEntries(await Promise.all(found));
}
