// Installs missing packages, then runs the script with the Node from npm. Works with any Node from version 20. Usage:
// node scripts/bootstrap.mjs <script.ts> [arguments…]
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const [script, ...args] = process.argv.slice(2);

const installed = `${root}node_modules/.package-lock.json`;
if (!existsSync(installed) || statSync(installed).mtimeMs < statSync(`${root}package-lock.json`).mtimeMs) {
  console.log('Installing dependencies (npm ci)…');
  // Suppresses warnings about packages that require a newer Node than the machine's. They run under the Node that npm
  // installs.
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', ['ci', ...quiet], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

// Starts `node` from the PATH, not process.execPath. node_modules/.bin comes first in the PATH and contains a Node that
// can run TypeScript.
const path = `${root}node_modules/.bin:${process.env.PATH}`;
const { stdout } = spawnSync('node', ['--version'], { env: { ...process.env, PATH: path }, encoding: 'utf8' });
if (Number(/^v(\d+)/.exec(stdout ?? '')?.[1] ?? 0) < 24) {
  console.error(
    `The "node" package is not in place (found ${stdout?.trim() || 'none'}): its install script did not run. Allow install scripts, then run: npm rebuild node`,
  );
  process.exit(1);
}

// Opens an IPC channel to the script. The channel closes when this process is killed, and `tuyen dev` then ends.
const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
const child = spawn('node', [script, ...args], { cwd: root, stdio, env: { ...process.env, PATH: path } });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
