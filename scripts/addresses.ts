/**
 * Returns the addresses of server, admin and portal. The server's port is PORT (default 4000); admin and portal use the
 * next two ports.
 */
export function addresses(): { host: string; server: number; admin: number; portal: number } {
  const port = Number(process.env.PORT ?? 4000);
  if (!Number.isInteger(port) || port < 1 || port > 65_533) {
    console.error(`PORT is "${process.env.PORT}": a whole number from 1 to 65533 is needed.`);
    process.exit(2);
  }
  return { host: '127.0.0.1', server: port, admin: port + 1, portal: port + 2 };
}
