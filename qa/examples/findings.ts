// Shows the report of a test whose expected request did not arrive. Usage: SERVER=http://127.0.0.1:4000 node
// qa/examples/findings.ts
import { connect, VerificationError } from '@tuyen/qa';

const qa = await connect(process.env['SERVER'] ?? 'http://127.0.0.1:4000', { namespace: 'example-findings' });
await qa.fetch('/api/v1/public/sale-months?page=1');
const finding = await qa
  .verify({ method: 'GET', path: '/api/v1/public/sale-months', query: { page: 2 } })
  .catch((error: unknown) => error);
if (!(finding instanceof VerificationError)) throw new Error('The request should not have been found.');
console.log(finding.message);
