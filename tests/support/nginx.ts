import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generate } from 'selfsigned';
import { freePort } from './free-port.ts';
import { projectRoot } from './project-root.ts';

export const API_HOST = 'api.tickets.example.com';

/**
 * Writes an nginx configuration that includes `deploy/nginx.conf` with other ports and paths, because a test cannot use
 * the original ones.
 * @param tls port of the three host names
 * @param ports ports of the server processes, by their port in `deploy/nginx.conf`; several ports enable the second
 * process, which is commented out there
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
