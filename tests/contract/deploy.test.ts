import { accessSync, constants, existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { domain } from '@tuyen/domain';
import { VARIABLES } from '@tuyen/server';
import { openLibrary } from '@tuyen/server-mock/testing/library';
import { expect, test } from 'vitest';
import { projectRoot } from '../support/project-root.ts';

/*
 * Users copy the examples in `deploy/` to other machines, so an outdated name would fail only there.
 * `deploy.full.test.ts` runs the script and nginx.
 */

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');
const dockerfile = read('deploy/Dockerfile');
const unit = read('deploy/tuyen.service');
const nginx = read('deploy/nginx.conf');
const haproxy = read('deploy/haproxy.cfg');
const script = read('deploy/install.sh');

const lines = (text: string, word: string): readonly string[] =>
  [...text.matchAll(new RegExp(`^${word}(.*)$`, 'gmu'))].map(([, rest = '']) => rest.trim());
const all = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, one = '']) => one);

const variables = [...VARIABLES, ...(domain.environment ?? [])];
const unset = (name: string) => VARIABLES.find((one) => one.name === name)?.unset ?? '';
const PORTS = [0, 1, 2].map((next) => Number(/\d+/u.exec(unset('PORT'))?.[0]) + next);
const DATA = dirname(/file:(\S+\.db)/u.exec(unset('DATABASE_URL'))?.[1] ?? '');
const [FOLDER = ''] = lines(dockerfile, 'WORKDIR ');

const pairs = (all: readonly string[]) =>
  all.flatMap((line) => line.split(' ')).map((pair) => pair.split('=') as [string, string]);

test('every variable in the deployment examples is known to the server, with a valid value', () => {
  const ofImage = pairs(lines(dockerfile, 'ENV '));
  const ofUnit = pairs(lines(unit, 'Environment='));
  const given = Object.fromEntries([...ofImage, ...ofUnit]);
  const passed = all(dockerfile, /-e (\w+)=/gu);
  const texts = [nginx, haproxy, read('deploy/pgbouncer.ini'), unit].join('\n');
  const inWords = all(texts, /\b([A-Z]+_[A-Z_]+)\b/gu).filter((name) => !/^(?:AF|METH)_/u.test(name));
  const isOfMalloc = (name: string) => name.startsWith('MALLOC_');
  const names = [...Object.keys(given), ...passed, ...inWords].filter((name) => !isOfMalloc(name));
  expect(names).toEqual(expect.arrayContaining(['NODE_ENV', 'HOST', 'PORT', 'PUBLIC_URL', 'TUYEN_TRUST_PROXY']));
  const known = variables.map(({ name }) => name);
  expect(names.filter((name) => !known.includes(name))).toEqual([]);
  const refused = variables.flatMap(({ name, check }) => (given[name] && check?.(given[name], given)) ?? []);
  expect(refused).toEqual([]);

  const ofMalloc = ofUnit.filter(([name]) => isOfMalloc(name));
  expect(ofMalloc.length).toBeGreaterThan(0);
  expect(ofImage.filter(([name]) => isOfMalloc(name))).toEqual(ofMalloc);
  const documented = read('docs/operating.md');
  for (const [name, value] of ofMalloc) {
    expect(cLibrary(), name).toContain(`${name}\0`);
    expect(documented).toContain(`${name}=${value}`);
  }
});

/**
 * Returns the binary of the C library of this machine, which contains the names of the environment variables that it
 * reads.
 */
function cLibrary(): string {
  const { sharedObjects } = process.report.getReport() as { readonly sharedObjects: readonly string[] };
  const files = sharedObjects.filter((file) => /\/(?:ld-linux|libc\.)[^/]*$/u.test(file));
  return files.map((file) => readFileSync(file, 'latin1')).join('');
}

test('Docker image, systemd unit and deployment script start the server by the same command', () => {
  const [command = '[]', ...more] = lines(dockerfile, 'CMD ');
  expect(more).toEqual([]);
  const [node, ...args] = JSON.parse(command) as string[];
  const [started = ''] = lines(unit, 'ExecStart=/usr/bin/');
  expect([node, started, script]).toEqual([
    'node',
    `node ${args.join(' ')}`,
    expect.stringContaining(`node ${args.join(' ')}`),
  ]);
  const [program = '', verb] = args;
  expect(existsSync(join(projectRoot, program))).toBe(true);
  expect(all(read('cli/src/main.ts'), /commands\/([\w-]+)\.command\.ts'/gu)).toContain(verb);
});

test('the Docker image is built by the tested deployment script, as an unprivileged user', () => {
  const steps = lines(dockerfile, 'RUN ');
  const [user = ''] = lines(dockerfile, 'USER ');
  expect(steps).toEqual([`chown ${user}:${user} ${FOLDER}`, 'deploy/install.sh']);
  expect(dockerfile.indexOf(`USER ${user}`)).toBeLessThan(dockerfile.indexOf('RUN deploy/install.sh'));
  expect(user).not.toBe('root');
  expect(lines(unit, 'User=')).toEqual(['tuyen']);
  expect(read('tests/contract/deploy.full.test.ts')).toContain(`execFileSync('sh', ['deploy/install.sh']`);
  accessSync(join(projectRoot, 'deploy/install.sh'), constants.X_OK);
  const { scripts } = JSON.parse(read('package.json')) as { scripts: object };
  const run = all(script, /npm run (\S+)/gu);
  expect(run).not.toEqual([]);
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining([...run]));
  // Git must ignore every file that the Docker image excludes, because the install script creates these files on each
  // machine.
  const names = (file: string) =>
    read(file)
      .trim()
      .split('\n')
      .map((line) => line.replaceAll(/^\*\*\/|^\/|\/$/gu, ''));
  const left = names('deploy/Dockerfile.dockerignore');
  expect(left).toEqual(expect.arrayContaining(['node_modules', DATA]));
  expect(left.filter((name) => !['.git', ...names('.gitignore')].includes(name))).toEqual([]);
});

test('Docker image and systemd unit may write to the data folder, which outlives the process', () => {
  expect(script).toContain(`mkdir -p ${DATA}\n`);
  const data = posix.join(FOLDER, DATA);
  expect(lines(dockerfile, 'VOLUME ')).toEqual([data]);
  expect(lines(unit, 'WorkingDirectory=')).toEqual([FOLDER]);
  expect(lines(unit, 'ReadWritePaths=')).toEqual([data]);
  expect(dockerfile).toContain(`:${data} `);
});

test('the deployment examples use the ports of server, back-office and portal, in this order', () => {
  expect(lines(dockerfile, 'EXPOSE ')).toEqual([PORTS.join(' ')]);
  expect(dockerfile).toContain(`-p ${PORTS[0]}-${PORTS[2]}:${PORTS[0]}-${PORTS[2]} `);
  expect(all(dockerfile, /\bPORT=(\d+)/gu)).toEqual([String(PORTS[0])]);
  expect(all(dockerfile, /fetch\('http:\/\/127\.0\.0\.1:(\d+)/gu)).toEqual([String(PORTS[0])]);
  expect(all(nginx, /^\s*server 127\.0\.0\.1:(\d+) max_fails=0;/gmu)).toEqual(PORTS.map(String));
  const sites = all(haproxy, /^ {4}server a [\d.]+:(\d+)$/gmu);
  expect(sites).toEqual(PORTS.map(String));
  const upstreams = all(nginx, /^upstream (\w+)/gmu);
  expect(all(nginx, /proxy_pass http:\/\/(\w+);/gu)).toEqual(upstreams);
});

test('the paths that the deployment examples request or block are routes of the server', async () => {
  const asked = all(dockerfile, /fetch\('http:\/\/127\.0\.0\.1:\d+(\/\w+)'/gu);
  const closed = all(nginx, /location ~ \^\/\(([\w|]+)\)/gu).flatMap((names) =>
    names.split('|').map((name) => `/${name}`),
  );
  expect([asked, closed]).toEqual([['/health'], expect.arrayContaining(['/metrics', '/health', '/ready', '/__qa'])]);
  expect(
    all(haproxy, /path_reg \^\/\(([\w|]+)\)/gu).map((names) => names.split('|').map((name) => `/${name}`)),
  ).toEqual([closed]);
  expect(haproxy).toContain('httpchk GET /ready');
  const { app } = await openLibrary({ qa: true, metrics: { token: undefined } });
  for (const url of [...asked, ...closed]) expect((await app.inject({ url })).statusCode, url).toBe(200);
  await app.close();
});

test('a proxy that reaches no server process responds with the same error as the server', () => {
  for (const language of ['vi', 'en']) {
    const { errors } = JSON.parse(read(`schemas/locales/${language}/server.json`)) as {
      readonly errors: Record<string, string>;
    };
    const body = JSON.stringify({ statusCode: 503, code: 'unavailable', message: errors['unavailable'] });
    expect(nginx).toContain(`'${body}'`);
    if (language === 'vi') expect(haproxy).toContain(`string '${body}' hdr Retry-After 5`);
  }
});

test('docs/operating.md names each file of the folder deploy', () => {
  const text = read('docs/operating.md');
  const files = readdirSync(join(projectRoot, 'deploy')).filter((file) => !file.endsWith('.dockerignore'));
  expect(files.filter((file) => !text.includes(`\`deploy/${file}\``))).toEqual([]);
});
