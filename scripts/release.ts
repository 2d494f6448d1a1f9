// npm run release: packs the tool's packages and publishes them. Usage:
// node scripts/release.ts [--dry-run] [options of npm publish, such as --tag next]
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packTool } from './pack/pack-tool.ts';
import { toolPackages } from './pack/packages.ts';
import { differingTarballs, publishTarballs } from './pack/publish.ts';
import { releaseProblems } from './pack/release-problems.ts';
import { root } from './run.ts';

const options = process.argv.slice(2);
const isDry = options.includes('--dry-run');

const packages = toolPackages(root);
const problems = releaseProblems({
  // All packages have the same version, because .changeset/config.json puts them into one `fixed` group.
  version: packages[0]?.manifest.version ?? '',
  changelog: readFileSync(join(root, 'CHANGELOG.md'), 'utf8'),
  changesets: readdirSync(join(root, '.changeset')).filter((name) => name.endsWith('.md') && name !== 'README.md'),
  changedFiles: execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' }),
});
for (const problem of problems) console.error(`${isDry ? 'would refuse: ' : ''}${problem}`);
if (problems.length > 0 && !isDry) process.exit(1);

const folder = mkdtempSync(join(tmpdir(), 'tuyen-release-'));
process.on('exit', () => rmSync(folder, { recursive: true }));
const [first, second] = [join(folder, 'first'), join(folder, 'second')];
for (const target of [first, second]) {
  const code = await packTool(target);
  if (code !== 0) process.exit(code);
}
const differing = differingTarballs(first, second, packages);
if (differing.length > 0) {
  console.error(`Packing twice gives different bytes, so nobody can reproduce the release: ${differing.join(', ')}`);
  process.exit(1);
}
process.exit(await publishTarballs(first, packages, options));
