import { createHmac } from 'node:crypto';
import type { Services } from '../contract.ts';
import { embeddedProvider, type Merchant } from './embedded/protocol.ts';
import type { PaymentProvider } from './provider.ts';
import { vnpayProvider } from './vnpay.ts';

/**
 * The provider of this installation: VNPAY where its account stands in the environment, else the embedded gateway where QA is
 * open, else none: in production nothing pretends to take money.
 */
export function paymentProvider(services: Services, environment: NodeJS.ProcessEnv): PaymentProvider | undefined {
  const { VNPAY_TMN_CODE: merchant, VNPAY_HASH_SECRET: secret, VNPAY_URL: url } = environment;
  if (merchant && secret) return vnpayProvider({ merchant, secret }, url);
  const account = embeddedAccount(services, environment);
  return account && embeddedProvider(account, `${services.origins.server}/gateway/pay`);
}

/** The embedded gateway's account, whose secret only this installation knows; undefined where the gateway may not run. */
export function embeddedAccount(services: Services, environment: NodeJS.ProcessEnv): Merchant | undefined {
  if (!services.simulated || environment['NODE_ENV'] === 'production') return undefined;
  return { merchant: 'TUYEN', secret: createHmac('sha512', services.secret).update('embedded gateway').digest('hex') };
}
