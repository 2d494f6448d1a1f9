// Tests whether, and how often, a client retries after an outage. Usage: SERVER=http://127.0.0.1:4000 node
// qa/examples/retries.ts
import { connect } from '@tuyen/qa';

const qa = await connect(process.env['SERVER'] ?? 'http://127.0.0.1:4000', { namespace: 'example-retries' });
await qa.reset();
const path = '/api/v1/public/sale-months';
await qa.stubs.add({ request: { path }, count: 2, problem: { status: 503, code: 'unavailable', retryAfter: 0 } });

async function load(): Promise<unknown> {
  const answer = await qa.fetch(path);
  return answer.status === 503 ? load() : answer.json();
}
await load();

await qa.verify({ method: 'GET', path, status: 503 }, { times: 2 });
await qa.verifyOrder([
  { path, status: 503 },
  { path, status: 200 },
]);
console.log('It tried three times.');
