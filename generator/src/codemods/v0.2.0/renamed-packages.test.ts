import { expect, test } from 'vitest';
import type { CodemodChanges } from '../codemod.ts';
import { MODULE_MOVES } from './module-moves.ts';
import { renamedPackages } from './renamed-packages.ts';

async function changes(files: Readonly<Record<string, string>>): Promise<CodemodChanges> {
  return renamedPackages.apply(new Map(Object.entries(files)));
}

const manifest = (packages: object) => `${JSON.stringify({ name: 'shop', ...packages }, null, 2)}\n`;
const FORMER = {
  dependencies: { '@tuyen/cli': '0.1.0', '@tuyen/kit': '^0.1.0', '@tuyen/server-mock': '0.1.0', zod: '1' },
  devDependencies: { vite: '8' },
};

test('package.json names the kit that the code uses, and both server packages in their lists', async () => {
  const { texts } = await changes({
    'package.json': manifest(FORMER),
    'src/admin.ts': "import { defineAdmin } from '@tuyen/kit/admin';\n",
  });
  expect(texts.get('package.json')).toBe(
    manifest({
      dependencies: { '@tuyen/admin-kit': '^0.1.0', '@tuyen/cli': '0.1.0', '@tuyen/server': '0.1.0', zod: '1' },
      devDependencies: { '@tuyen/server-mock': '0.1.0', vite: '8' },
    }),
  );
});

test('a project with both apps gets both kits, and each workspace gets only the kits that its code uses', async () => {
  const { texts } = await changes({
    'package.json': manifest({ dependencies: { '@tuyen/kit': '0.1.0' } }),
    'desk/package.json': manifest({ dependencies: { '@tuyen/kit': '0.1.0' } }),
    'desk/main.ts': "import '@tuyen/kit/admin/start';\n",
    'site/package.json': manifest({ devDependencies: { '@tuyen/kit': '0.1.0' } }),
    'site/site.css': "@import '@tuyen/kit/portal/site.css';\n",
  });
  expect(texts.get('package.json')).toContain('"@tuyen/admin-kit": "0.1.0",\n    "@tuyen/portal-kit": "0.1.0"');
  expect(texts.get('desk/package.json')).toBe(manifest({ dependencies: { '@tuyen/admin-kit': '0.1.0' } }));
  expect(texts.get('site/package.json')).toBe(manifest({ devDependencies: { '@tuyen/portal-kit': '0.1.0' } }));
  expect(texts.get('site/site.css')).toBe("@import '@tuyen/portal-kit/site.css';\n");
});

test('a package of test fixtures keeps its only server package', async () => {
  const { texts } = await changes({
    'package.json': manifest({ dependencies: { '@tuyen/server-mock': '0.2.0' } }),
    'fixtures.ts': "import type { Fixtures } from '@tuyen/server-mock/fixtures';\n",
  });
  expect([...texts]).toEqual([]);
});

test('module names in tsconfig.json keep the comments of the file', async () => {
  const { texts } = await changes({
    'tsconfig.json': '{\n  // the desk\n  "compilerOptions": { "types": ["@tuyen/kit/portal/define"] },\n}\n',
  });
  expect(texts.get('tsconfig.json')).toBe(
    '{\n  // the desk\n  "compilerOptions": { "types": ["@tuyen/portal-kit/define"] },\n}\n',
  );
});

test('types of fixtures move to the mock server, and the key that holds fixtures is left to a person', async () => {
  const before = `import type { Domain, Fixtures } from '@tuyen/server-mock/domain';

const fixtures: Fixtures = () => ({ rows: {} });
export const domain: Domain = {
  fixtures,
};
`;
  const { texts, notes } = await changes({
    'tuyen.config.json': '{ "server": { "domain": "./domain.ts" } }',
    'domain.ts': before,
  });
  expect(texts.get('domain.ts')).toContain(
    "import type { Domain } from '@tuyen/server/domain';\nimport type { Fixtures } from '@tuyen/server-mock/fixtures';\n",
  );
  expect(notes).toMatchObject([{ file: 'domain.ts', line: 5, message: expect.stringContaining('server.fixtures') }]);
});

test('mentions of the former kit that no codemod understands are left to a person', async () => {
  const { texts, notes } = await changes({
    Dockerfile: 'FROM node\nCOPY node_modules/@tuyen/kit/locales /locales\n',
    'README.md': 'See @tuyen/kit-lab.\n',
  });
  expect(texts.size).toBe(0);
  expect(notes).toMatchObject([{ file: 'Dockerfile', line: 2 }]);
});

test('a second run of the codemod changes nothing', async () => {
  const files = {
    'package.json': manifest(FORMER),
    'a.ts': [...MODULE_MOVES]
      .map(([module, { names = {} }], index) => {
        const list = [...Object.keys(names), 'unchanged'].map((name) => `${name} as n${index}${name}`);
        return `import { ${list.join(', ')} } from '${module}';\n`;
      })
      .join(''),
  };
  const first = await changes(files);
  const second = await changes({ ...files, ...Object.fromEntries(first.texts) });
  expect(first.texts.size).toBe(2);
  expect([...second.texts]).toEqual([]);
});
