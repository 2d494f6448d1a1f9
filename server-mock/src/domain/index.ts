import type { Domain } from '../engine/domain.ts';
import { openValidation } from '../engine/write/validation.ts';
import { fixtures } from '../fixtures/index.ts';
import { customerHooks } from './customers/hooks.ts';
import { figures } from './dashboard/figures.ts';
import { identity } from './identity.ts';
import { expireOrders, markOverdue } from './orders/expiry.ts';
import { orderHooks } from './orders/hooks.ts';
import { gateway } from './payment/embedded/gateway.ts';
import { embeddedAccount, paymentProvider } from './payment/providers.ts';
import { paymentRoutes } from './payment/routes.ts';
import { cardRoutes } from './public/cards.ts';
import { catalogueRoutes } from './public/catalogue.ts';
import { orderRoutes } from './public/orders.ts';
import { uploadRoutes } from './public/uploads.ts';
import { serial } from './serials/serial.ts';

/** The rules of public-transport ticketing, plugged into the engine that knows only schemas. */
export const domain: Domain = {
  hooks: { orders: orderHooks, customers: customerHooks },
  serial,
  routes(app, services) {
    const provider = paymentProvider(services, process.env);
    const parts = { services, provider, validation: openValidation(services.model) };
    catalogueRoutes(app, services);
    uploadRoutes(app, services);
    orderRoutes(app, parts);
    cardRoutes(app, parts);
    paymentRoutes(app, services, provider);
  },
  pages(app, services) {
    const account = embeddedAccount(services, process.env);
    if (account) gateway(app, services, account);
  },
  jobs: [expireOrders, markOverdue],
  figures,
  fixtures,
  identity,
};
