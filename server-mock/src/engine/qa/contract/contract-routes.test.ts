import { expect, it, onTestFinished } from 'vitest';
import { openLibrary } from '../../testing/library.ts';

it('answers are not checked unless somebody asks for it, and cannot be without a document', async () => {
  const { app } = await openLibrary({ qa: true });
  onTestFinished(() => app.close());
  const url = '/__qa/contract';
  const refused = await app.inject({ method: 'PUT', url, payload: { mode: 'fail' } });
  expect([refused.statusCode, refused.json().code]).toEqual([501, 'contract_unavailable']);
  const { statusCode, body } = await app.inject({ url });
  expect([statusCode, JSON.parse(body)]).toEqual([200, { mode: 'off' }]);
});
