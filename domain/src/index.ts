import type { Domain } from './contract.ts';
import { validationOf } from '@tuyen/server/domain';
import { beginBalances, checkBalances } from './agencies/balance.ts';
import { confirmRoute } from './accounts/confirm.ts';
import { registerRoute } from './accounts/register.ts';
import { auditRow, entriesOf } from './audit/entry.ts';
import { said } from './audit/said.ts';
import { kinds } from './clients/kinds.ts';
import { followPeriods } from './cards/follow-periods.ts';
import { matchBankLines } from './statements/match-job.ts';
import { clientRoutes } from './clients/routes.ts';
import { lockCoins } from './coins/accounts.ts';
import { counterRoutes } from './counter/lists.ts';
import { storeDeliveryAreas } from './places/store-areas.ts';
import { storeCurrencies } from './settings/store-currencies.ts';
import { myShiftRoute } from './shifts/my-shift.ts';
import { suspectCoins } from './coins/suspicion.ts';
import { figures } from './dashboard/figures.ts';
import { heartbeatRoute } from './devices/heartbeat.ts';
import { noteStandings } from './devices/standing.ts';
import { hooks } from './hooks.ts';
import { identity } from './identity.ts';
import { reissueReasons } from './migrations/reissue-reasons.ts';
import { outbox } from './mails/outbox.ts';
import { mailRoutes } from './order-mails/routes.ts';
import { expireOrders, markOverdue } from './orders/payment/expiry.ts';
import { quoteRoute } from './orders/pricing/quote-route.ts';
import { gateway } from './payment/embedded/gateway.ts';
import { paymentVariables } from './payment/environment.ts';
import { GATEWAY_FAULTS } from './payment/embedded/faults.ts';
import { embeddedAccount, paymentProvider } from './payment/providers.ts';
import { paymentRoutes } from './payment/routes.ts';
import { cardRoutes } from './public/cards/cards.ts';
import { gateRoutes } from './gate/routes.ts';
import { lostCardRoutes } from './public/cards/lost-cards.ts';
import { catalogRoutes, openCatalog } from './public/choices/catalog.ts';
import { openApiRoutes } from './partner-api/routes.ts';
import { contactMessageRoutes } from './public/contact-message.ts';
import { contactRoutes } from './public/contact.ts';
import { purgeCardSessions } from './public/own-card/purge.ts';
import { ownCardRoutes } from './public/own-card/routes.ts';
import { orderFileRoutes } from './public/order-files/routes.ts';
import { orderRoutes } from './public/orders.ts';
import { quoteRoutes } from './public/quotes.ts';
import { releaseRoutes } from './public/choices/releases.ts';
import { ticketCancelRoutes } from './public/ticket-cancels.ts';
import { uploadRoutes } from './public/uploads.ts';
import { beginPrices } from './prices/begin-prices.ts';
import { priceListRoute } from './prices/price-list-route.ts';
import { localizedDocuments } from './prices/localized-documents.ts';
import { reportRoutes } from './reports/routes.ts';
import { remindOfEndingTickets } from './reminders/remind.ts';
import { stopPage } from './reminders/stop-page.ts';
import { serialRoutes } from './serials/routes.ts';
import { serial } from './serials/serial.ts';
import { expireTickets } from './tickets/expiry.ts';
import { applyRetention } from './privacy/retention.ts';
import { ensureTemplates, noteSerials } from './serials/standing.ts';

/** Rules of public transport ticketing that the server runs in addition to the schemas. */
export const domain: Domain = {
  environment: paymentVariables,
  hooks,
  migrations: [reissueReasons, localizedDocuments],
  remembered: [
    'agencies',
    'districts',
    'object-groups',
    'policies',
    'routes',
    'serials',
    'ticket-counters',
    'ticket-prices',
  ],
  serial,
  faults: GATEWAY_FAULTS,
  async routes(app, services) {
    await ensureTemplates(services);
    await beginBalances(services);
    const provider = paymentProvider(services, process.env);
    const catalog = openCatalog(services);
    const parts = { services, provider, catalog, validation: validationOf(services.model) };
    registerRoute(app, parts);
    confirmRoute(app, services);
    catalogRoutes(app, services, catalog);
    contactRoutes(app, services);
    releaseRoutes(app, services);
    uploadRoutes(app, services);
    orderRoutes(app, parts);
    orderFileRoutes(app, services);
    quoteRoutes(app, parts);
    quoteRoute(app, parts);
    cardRoutes(app, parts);
    lostCardRoutes(app, parts);
    ownCardRoutes(app, parts);
    contactMessageRoutes(app, parts);
    ticketCancelRoutes(app, services);
    paymentRoutes(app, services, provider);
    counterRoutes(app, services);
    priceListRoute(app, services);
    myShiftRoute(app, services);
    clientRoutes(app, services);
    reportRoutes(app, services);
    openApiRoutes(app, services);
    gateRoutes(app, services);
    heartbeatRoute(app, services);
    serialRoutes(app, services);
    mailRoutes(app, services);
  },
  pages(app, services) {
    const account = embeddedAccount(services, process.env);
    if (account) gateway(app, services, account);
    stopPage(app, services);
  },
  jobs: [
    expireOrders,
    markOverdue,
    matchBankLines,
    expireTickets,
    checkBalances,
    storeCurrencies,
    storeDeliveryAreas,
    suspectCoins,
    lockCoins,
    noteSerials,
    noteStandings,
    applyRetention,
    purgeCardSessions,
    followPeriods,
    beginPrices,
    remindOfEndingTickets,
  ],
  figures,
  identity,
  clientKinds: kinds,
  currencyOf: async (officeId, { settings }) => (await settings('settings', officeId)).currency,
  outbox,
  audit: {
    resource: 'audit-logs',
    names: 'resource',
    values: ['before', 'after'],
    row: auditRow,
    said,
    entries: entriesOf,
  },
};
