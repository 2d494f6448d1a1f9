import { createHmac } from 'node:crypto';
import type { Services } from '../contract.ts';
import { embeddedProvider, type Merchant } from './embedded/protocol.ts';
import type { PaymentProvider } from './provider.ts';
import { vnpayProvider } from './vnpay.ts';

/**
 * Returns the payment provider of this installation: VNPAY if the environment has its account, otherwise the embedded
 * gateway if QA is open, otherwise none. Production never simulates payments.
 */
export function paymentProvider(services: Services, environment: NodeJS.ProcessEnv): PaymentProvider | undefined {
  const { VNPAY_TMN_CODE: merchant, VNPAY_HASH_SECRET: secret, VNPAY_URL: url } = environment;
  if (merchant && secret) return vnpayProvider({ merchant, secret }, url);
  const account = embeddedAccount(services, environment);
  return account && embeddedProvider(account, `${services.origins.server}/gateway/pay`);
}

export function embeddedAccount(services: Services, environment: NodeJS.ProcessEnv): Merchant | undefined {
  if (!services.simulated || environment['NODE_ENV'] === 'production') return undefined;
  return { merchant: 'TUYEN', secret: createHmac('sha512', services.secret).update('embedded gateway').digest('hex') };
}
