import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkCasts } from '../../scripts/casts.ts';
import { root as repository } from '../../scripts/run.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tuyen-casts-'));
  execFileSync('git', ['init', '--quiet', folder]);
});
afterEach(() => rmSync(folder, { recursive: true }));

function check(text: string): string {
  writeFileSync(join(folder, 'rule.ts'), text);
  return checkCasts(folder, false).join('\n') || 'clean';
}

it.each(['1 as number', '<number>1', '1 as unknown as string', '1 as never', '[1] as never[]', '1 as any'])(
  'the TypeScript cast %s is rejected without a comment that gives a reason',
  (cast) => {
    const wrong = `export const one = ${cast};\n`;
    expect(check(wrong)).toBe('rule.ts:1 casts without a comment that says why');
    expect(check(`// The library's types are older.\n${wrong}`)).toBe('clean');
  },
);

it.each(['[1] as const', 'JSON.parse("1") as unknown'])(
  'the TypeScript cast %s needs no reason, because it hides no type error',
  (cast) => {
    expect(check(`export const one = ${cast};\n`)).toBe('clean');
  },
);

it('more TypeScript casts than the limit are rejected, even with reasons', () => {
  const casts = ['1 as never', '1 as number', '<number>1'];
  const many = Array.from({ length: 61 }, (_, index) => {
    return `// The library's types are older.\nexport const a${index} = ${casts[index % casts.length]};\n`;
  });
  expect(check(many.join(''))).toBe('61 casts; 60 are allowed');
  expect(check(many.slice(1).join(''))).toBe('clean');
});

it('the script that checks TypeScript casts exits with code 1 and lists each cast', () => {
  const wrong = check('export const one = 1 as never;\n');
  const { status, stderr } = spawnSync(process.execPath, ['scripts/casts.ts', folder], {
    cwd: repository,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([1, `${wrong}\n`]);
});
