import { expect, it } from 'vitest';
import { removeOldDeliveries } from './retention.ts';
import { openHookLibrary, startReceiver } from './webhooks.fixture.ts';

it('deliveries that are over are deleted after thirty days, others are not', async () => {
  const receiver = await startReceiver();
  const library = await openHookLibrary();
  await library.hook(receiver.url);
  await library.lend();
  await library.sendAll();
  await library.lend();
  library.clock.move(31 * 86_400_000);
  await removeOldDeliveries(library.engine);
  expect((await library.deliveries()).map(({ state }) => state)).toEqual(['WAITING']);
  await Promise.all([library.app.close(), receiver.close()]);
});
