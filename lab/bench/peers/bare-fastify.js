// A route that only reads the request body and sends a precomputed string: the upper bound for a Fastify server.
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
