import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generate } from 'selfsigned';
import { freePort } from './free-port.ts';
import { projectRoot } from './project-root.ts';

/** The name of the API in `deploy/nginx.conf`. */
export const API_HOST = 'api.tickets.example.com';

/**
 * Writes a configuration of nginx that contains `deploy/nginx.conf`, with ports and paths that a test may use.
 * @param tls the port of the three names
 * @param ports of the processes, by the port of the example; several are what its comment on a second process says
 * @returns the path of the file
 */
export async function writeNginx(
  folder: string,
  tls: number,
  ports: Readonly<Record<number, readonly number[]>>,
): Promise<string> {
  const { cert, private: key } = await generate([{ name: 'commonName', value: API_HOST }]);
  writeFileSync(join(folder, 'fullchain.pem'), cert);
  writeFileSync(join(folder, 'privkey.pem'), key);
  let example = readFileSync(join(projectRoot, 'deploy/nginx.conf'), 'utf8')
    .replaceAll('/etc/ssl/tuyen', folder)
    .replaceAll('listen 443 ssl', `listen 127.0.0.1:${tls} ssl`)
    .replaceAll('listen 80', `listen 127.0.0.1:${await freePort()}`);
  for (const [given, own] of Object.entries(ports)) {
    const line = new RegExp(`server 127\\.0\\.0\\.1:${given}([^;]*);`, 'u');
    example = example.replace(line, (_, rest: string) =>
      own.map((port) => `server 127.0.0.1:${port}${rest};`).join(' '),
    );
  }
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  const config = join(folder, 'nginx.conf');
  writeFileSync(
    config,
    `daemon off; pid ${join(folder, 'pid')}; error_log stderr; events {} http { access_log off; ${paths.join(' ')} ${example} }`,
  );
  return config;
}
