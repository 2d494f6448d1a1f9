import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../support/free-port.ts';
import { projectRoot } from '../support/project-root.ts';
import { outputUntil, stop } from './child-process.ts';

interface LocalRegistry {
  /** Address without a trailing slash, such as `http://127.0.0.1:4873`. */
  readonly url: string;
  /** Options with which npm publishes to this registry. */
  readonly publishOptions: readonly string[];
  stop(): Promise<void>;
}

/**
 * Starts an npm registry on this machine with a temporary storage. Anybody can publish the tool's packages to it. It
 * takes all other packages from the registry that npm is configured with.
 */
export async function startRegistry(): Promise<LocalRegistry> {
  const folder = mkdtempSync(join(tmpdir(), 'tuyen-registry-'));
  const upstream = execFileSync('npm', ['config', 'get', 'registry'], { cwd: projectRoot, encoding: 'utf8' }).trim();
  const own = { access: '$all', publish: '$all' };
  const config = {
    storage: join(folder, 'storage'),
    auth: { htpasswd: { file: join(folder, 'htpasswd'), max_users: -1 } },
    uplinks: { upstream: { url: upstream } },
    packages: { '@tuyen/*': own, 'create-tuyen': own, '**': { access: '$all', proxy: 'upstream' } },
    log: { type: 'stdout', format: 'pretty', level: 'warn' },
  };
  // A file in YAML may contain JSON.
  writeFileSync(join(folder, 'config.yaml'), JSON.stringify(config));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn('verdaccio', ['--config', join(folder, 'config.yaml'), '--listen', `127.0.0.1:${port}`], {
    cwd: folder,
    env: { ...process.env, PATH: `${join(projectRoot, 'node_modules/.bin')}:${process.env.PATH}` },
    stdio: 'pipe',
  });
  await outputUntil(child, 'http address');
  return {
    url,
    // npm publishes only with a token, even if the registry accepts any. Only a public CI can sign the provenance.
    publishOptions: ['--registry', url, `--//127.0.0.1:${port}/:_authToken=any`, '--provenance=false', '--silent'],
    async stop() {
      await stop(child);
      rmSync(folder, { recursive: true });
    },
  };
}
