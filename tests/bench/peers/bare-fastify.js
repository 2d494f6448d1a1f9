// A route that does nothing but send a string that was ready before, and read the body it was sent: the fastest a Fastify server
// can answer.
import { readFileSync } from 'node:fs';
import fastify from 'fastify';

const [, , port, file] = process.argv;
const ready = readFileSync(file, 'utf8');
const app = fastify();
app.route({
  method: ['GET', 'POST', 'PATCH'],
  url: '/',
  handler: (_request, reply) => reply.header('content-type', 'application/json; charset=utf-8').send(ready),
});
await app.listen({ host: '127.0.0.1', port: Number(port) });
