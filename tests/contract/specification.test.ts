import { formatsOf, type Model } from '@tuyen/model';
import { loadProject } from '@tuyen/model/load';
import type { Server } from '@tuyen/server';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FRAMED_PATHS, SIGNED_OUT_PATHS } from '../../apps/admin-kit/src/shell/definition/shell-paths.ts';
import { parseSerialTemplate } from '../../domain/src/rules/serials/serial-template.ts';
import { SERIAL_TEMPLATES } from '../../domain/src/serials/templates.ts';
import { openProduct } from '../support/product-server.ts';

/*
 * Compares the lists of the specification (sections 3, 6 and 9), copied word by word, with the schemas and the
 * fixtures. Never copy these lists from the code.
 */
const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const { model } = loadProject(at('')) as { model: Model };
const words = (text: string) => text.split(', ');

const ENUMERATIONS: readonly (readonly [name: string, values: string])[] = [
  ['account-status', 'LOCKED, ACTIVE, INACTIVE'],
  ['status', 'ACTIVE, INACTIVE'],
  ['scope', 'MUNICIPALITY, PROVINCE'],
  ['transport-mode', 'BUS, METRO, MULTIMODAL'],
  ['ticket-type', 'ONE_TIME, DAILY, MONTHLY, FREE'],
  ['route-scope', 'MULTI_ROUTE, ONE_ROUTE'],
  ['card-kind', 'BASIC, PRIORITIZE, FREE, GROUP'],
  ['validity-start', 'START_END_OF_MONTH, FROM_PURCHASE_DATE, FROM_FIRST_USE_DATE, FROM_THE_DATE_OF_APPROVAL, OPTION'],
  ['request-kind', 'REGISTER_NEW, RENEW, REISSUE, RETYPE'],
  [
    'order-status',
    'CREATED, AWAITING_PAYMENT, WAITING_CUSTOMER_RETYPE, WAITING_FOR_CONFIRM, CANCELED, CONFIRMED, ATTACH_CARD, PUBLISHED, DELIVERED_TO_COUNTER, DELIVERED_TO_CUSTOMER',
  ],
  ['delivery-method', 'COUNTER, HOME'],
  ['card-mode', 'FREE, MONTHLY, EDIT'],
  ['issue-kind', 'REISSUED, MONTHLY_CARD, DAILY_TICKET'],
  ['organisation-type', 'COMPANY_ROOT, COMPANY, COMPANY_BRT, COMPANY_METRO, AGENCY_TICKET, AGENCY_CARD'],
  ['device-class', 'Mobile, Tablet, Desktop'],
  ['os', 'Android, iOS, Unknown'],
  ['client-kind', 'ADMIN_WEB, POS, POS_WEB, OPEN_API, PUBLIC_WEB, CUSTOMER_APP'],
];

/**
 * Keys of the site configuration in section 3 of the specification. The keys of the mail sender are listed in
 * `MAIL_SENDER`, because the specification writes them without the prefix `mail_`.
 */
const SITE_CONFIG = words(
  'stop_point_limit_route, journey_cancel_from_time, journey_deposit_type, journey_time_deposit, journey_amount_deposit, ticket_change_refund_limit_time, ticket_change_percent_fee, ticket_refund_percent_fee, ticket_change_refund_limit, ticket_change_to_lower_amount, ticket_print_template, order_print_template, office_logo_url, office_display_name, issuance_fee, transport_fee, shipping_fee_urban, shipping_fee_suburb, shipping_fee_interprovincial, pos_machine_config, pos_distance_map_stop_point, checksum_verify_flag, form_number_day_expire_order, form_number_day_card_delivery_at_home, form_number_day_card_delivery_at_ticket_counter, currency, automatically_lock_coins_suspected_of_fraud, countdown_hours_to_automatically_lock_coins, disable_months_for_sales, limit_to_sell_month_ticket, limit_to_sell_month_ticket_metro, limit_to_sell_day_ticket, limit_time_for_login_session, payment_method',
);
const MAIL_SENDER = words('user, password, host, port, from, service');

const PRICE_ATTRIBUTES = words(
  'base_price, price, min_price, max_price, distance_fare, max_usage, max_usage_in_day, block, linear_distance_fare, rounding_method_block, time_of_use, is_approve_cus_req',
);

const SERIAL_PARTS = words(
  'index, date, day, month, year, short_year, route_code, route_serial, card_type, object_group, ticket_type, agency_short_name, command_transport',
);

/** Placeholders and literal texts of each serial template, in the order of the specification. */
const TEMPLATES: readonly (readonly [name: string, parts: readonly string[]])[] = [
  ['ticket-serial', ['route_serial', 'short_year', 'node_code', 'index']],
  ['command-ticket-serial', ['route_serial', 'date', 'node_number', 'shift_number', 'index']],
  ['transport-command-code', ['route_serial', 'short_year', 'month', 'index']],
  ['monthly-ticket-serial', ['ticket_type', 'short_year', 'object_group', 'index', '/', 'agency_short_name']],
  ['sell-coin-command', ['LBX', 'index', 'month', 'short_year']],
  ['acceptance-command', ['PNT', 'index', 'month', 'short_year']],
  ['customer-card-code', ['route_serial', 'short_year', 'index', '/', 'agency_short_name']],
  ['electronic-card-code', ['short_year', 'index', '/MP']],
  ['work-shift-code', ['month', 'short_year', 'index', '/', 'office_short_name']],
];

const ROUTES = words(
  'BRT01, 02, 04, 05, 17, 22A, 22B, 22C, 23, 32, 33, 39, 47A, 47B, 50, 59, 90, 103A, 103B, 105, 106, 146, E01, E02, E03, E04, E05, E06, E07, E08, E09, E10',
);

const POLICY_TABS = words('payment, complaint, exchange, delivery, inspection, guarantee, private');

/** Section 6 of the specification: role groups and the modules that only they have. */
const ROLE_GROUPS = words('company-root, company, agency-ticket, agency-card, company-brt, company-metro');
const READ_BY_ALL = words('route, station, ticket, order, customer-card, setting, user, role');
const COMPANY_AND_BRT_ONLY = words('vehicle, trip, node, device, schedule, command-transport, coin');
const AGENCY_CARD_ONLY = words('customer-request, reissue-card');

const RESOURCES = words(
  'cities, districts, routes, stop-points, stations, nodes, trips, schedules, vehicles, devices, offices, agencies, ticket-counters, users, roles, work-shifts, ticket-prices, object-groups, tickets, daily-tickets, monthly-tickets, ticket-cancel-requests, orders, transactions, customers, customer-cards, customer-requests, reissue-cards, electronic-cards, command-transports, command-tickets, coins, sell-coin-commands, acceptance-commands, serials, settings, policies, app-releases, api-clients, audit-logs',
);

function fieldsOf(resource: string): readonly string[] {
  return model.resources.find(({ name }) => name === resource)?.fields.map(({ name }) => name) ?? [];
}

function groupsOf(slug: string): readonly string[] | undefined {
  return model.permissions.modules.flatMap(({ actions }) => actions).find((action) => action.slug === slug)?.groups;
}

describe('Enumerations with exactly the values in the specification', () => {
  it.each(ENUMERATIONS)('the enumeration %s has exactly the values in the specification', (name, values) => {
    const found = model.enums.find((each) => each.name === name);
    expect(found?.values.map(({ value }) => value)).toEqual(words(values));
    for (const { label } of found?.values ?? [])
      expect(label).toMatchObject({ vi: expect.any(String), en: expect.any(String) });
  });

  it('the policies resource has the seven tabs of the specification', () => {
    const tabs = model.enums.find(({ name }) => name === 'policy-tab')?.values.map(({ value }) => value);
    expect(tabs).toEqual(POLICY_TABS);
  });
});

describe('Resources and fields in the specification', () => {
  it('the settings have the keys of the specification and the keys that the product adds', () => {
    const system = new Set(['id', 'office_id', 'version', 'created_at', 'updated_at', 'created_by']);
    const own = fieldsOf('settings').filter((name) => !system.has(name));
    const added = [
      'card_warranty_months',
      'device_silent_minutes',
      'form_number_day_bank_transfer',
      'reminder_days_before_end',
      ...['papers', 'portraits', 'logs', 'entries', 'uses'].map((what) => `retention_months_${what}`),
    ];
    const mail = MAIL_SENDER.map((name) => `mail_${name}`);
    expect(own.toSorted()).toEqual([...SITE_CONFIG, ...mail, ...added].toSorted());
  });

  it('a ticket price has the attributes in the specification', () => {
    expect(fieldsOf('ticket-prices')).toEqual(expect.arrayContaining(PRICE_ATTRIBUTES));
  });

  it('every resource in the specification exists', () => {
    const added = [
      'webhooks',
      'webhook-deliveries',
      'mails',
      'paper-tickets',
      'agency-settlements',
      'ticket-uses',
      'bank-statement-lines',
      'card-sessions',
      'order-members',
    ];
    expect(model.resources.map(({ name }) => name).toSorted()).toEqual([...RESOURCES, ...added].toSorted());
  });
});

/**
 * Sections 5 and 8 of the specification: texts that it quotes, with the app and the key that contain the text in the
 * app's English locale.
 */
const QUOTED: readonly (readonly [text: string, app: 'admin' | 'portal', key: string])[] = [
  ['Email is required', 'admin', 'auth.errors.email_required'],
  ['Invalid email address', 'admin', 'auth.errors.email_invalid'],
  ['Password is required', 'admin', 'auth.errors.password_required'],
  ['Confirm password is required', 'admin', 'auth.errors.confirm_password_required'],
  ['Passwords do not match', 'admin', 'auth.errors.passwords_do_not_match'],
  ['Field is not valid', 'admin', 'errors.field_not_valid'],
  ['Are you sure you want to leave? You have unsaved changes.', 'admin', 'ra.message.unsaved_changes'],
  ['Are you sure you want to leave? You have unsaved changes.', 'portal', 'form.unsaved'],
  ['Login Error', 'admin', 'auth.login_error.title'],
  ['Invalid credentials', 'admin', 'auth.login_error.text'],
  ['Logout Error', 'admin', 'auth.logout_error.title'],
  ['Something went wrong during logout', 'admin', 'auth.logout_error.text'],
  ['Register Error', 'admin', 'auth.register_error.title'],
  ['Error while registering', 'admin', 'auth.register_error.text'],
  ['Sorry, the page you visited does not exist', 'admin', 'not_found.text'],
  ['Sorry, the page you visited does not exist', 'portal', 'not_found.text'],
  ['Error (status code: %{status})', 'admin', 'errors.status'],
  ['Error (status code: {{status}})', 'portal', 'form.send.status'],
];

const TEMPLATED = words('ticket-counters, stop-points, stations, command-transports, vehicles, work-shifts');

describe('Back-office pages in the specification', () => {
  it('account pages have the specified addresses, and the dashboard has the address /', () => {
    const { login, register, forgotPassword, updatePassword } = SIGNED_OUT_PATHS;
    expect([login, register, forgotPassword]).toEqual(['/login', '/register', '/forgot-password']);
    expect(updatePassword).toBe('/update-password');
    expect(FRAMED_PATHS.dashboard).toBe('/');
  });

  it.each(model.resources.map(({ name }) => name))('the back-office has a page for each action of %s', async (name) => {
    const folder = at(`apps/admin/src/generated/${name}`);
    const { actions, singleton } = model.resources.find((each) => each.name === name) ?? { actions: [] };
    const pages = singleton ? ['edit'] : actions.filter((action) => action !== 'delete');
    expect(pages).not.toEqual([]);
    const entry = readFileSync(join(folder, 'index.gen.ts'), 'utf8');
    for (const page of pages) expect(entry).toContain(`    ${page}: () => import(`);
  });
});

describe('Texts and languages of the apps', () => {
  it.each(QUOTED)('the text “%s” is in the English translations of the app %s under the key %s', (text, app, key) => {
    const texts: unknown = JSON.parse(readFileSync(at(`apps/${app}/public/locales/en/common.json`), 'utf8'));
    expect(key.split('.').reduce((inside, name) => (inside as Record<string, unknown>)?.[name], texts)).toBe(text);
  });

  it('amounts of money are written with dots between thousands and the suffix đ', () => {
    expect([0, 1_234_567].map((amount) => formatsOf(model.region).money(amount))).toEqual(['0đ', '1.234.567đ']);
  });

  it('the languages of the apps are Vietnamese first, then English', () => {
    expect(JSON.parse(readFileSync(at('tuyen.config.json'), 'utf8')).languages).toEqual(['vi', 'en']);
  });

  it.each(TEMPLATED)('an import template for %s exists in both languages', (name) => {
    expect(groupsOf(`${model.resources.find((each) => each.name === name)?.module}.import`)).not.toHaveLength(0);
    for (const language of ['vi', 'en'])
      expect(existsSync(at(`apps/admin/public/templates/${language}/${name}.xlsx`)), language).toBe(true);
  });
});

describe('The status of an order', () => {
  const transitions = () => model.resources.find(({ name }) => name === 'orders')?.workflow?.transitions ?? [];
  const leads = (from: string, to: string) => transitions().some((each) => each.to === to && each.from.includes(from));

  it.each([
    ['a card that is paid, approved and collected', 'CREATED, AWAITING_PAYMENT, WAITING_FOR_CONFIRM, CONFIRMED'],
    ['a card that is made', 'CONFIRMED, ATTACH_CARD, PUBLISHED, DELIVERED_TO_COUNTER, DELIVERED_TO_CUSTOMER'],
    ['a card that is sent home', 'PUBLISHED, DELIVERED_TO_CUSTOMER'],
    ['a correction', 'WAITING_FOR_CONFIRM, WAITING_CUSTOMER_RETYPE, WAITING_FOR_CONFIRM'],
    ['a refusal', 'WAITING_FOR_CONFIRM, CANCELED'],
  ])('the workflow of "%s" allows the statuses of an order in the specified sequence', (_what, statuses) => {
    const steps = words(statuses);
    expect(steps.filter((to, index) => index > 0 && !leads(steps[index - 1] ?? '', to))).toEqual([]);
  });

  it('an order with a final status has no transitions', () => {
    for (const last of ['CANCELED', 'DELIVERED_TO_CUSTOMER'])
      expect(transitions().filter(({ from }) => from.includes(last))).toEqual([]);
  });
});

describe('Serial number templates with the parts in the specification', () => {
  it.each(SERIAL_PARTS)('a serial number template may contain the part %s', (part) => {
    const { pieces, problems } = parseSerialTemplate(part === 'index' ? '{index}' : `{${part}}{index}`);
    expect(problems).toEqual([]);
    expect(pieces[0]).toMatchObject({ part });
  });

  it('a serial number template with an unknown part is rejected', () => {
    expect(parseSerialTemplate('{color}{index}').problems).toMatchObject([{ code: 'unknown_part' }]);
  });

  it.each(TEMPLATES)('the serial number template %s has the parts in the specification', (name, parts) => {
    const template = SERIAL_TEMPLATES.find((each) => each.name === name)?.template ?? '';
    const { pieces, problems } = parseSerialTemplate(template);
    expect(problems).toEqual([]);
    expect(pieces.map((piece) => ('part' in piece ? piece.part : piece.text))).toEqual(parts);
  });

  it('there are nine serial number templates, and each serial field uses one of the nine', () => {
    expect(SERIAL_TEMPLATES.map(({ name }) => name).toSorted()).toEqual(TEMPLATES.map(([name]) => name).toSorted());
    const used = model.resources.flatMap(({ fields }) =>
      fields.flatMap((field) => (field.kind === 'text' && field.serial !== undefined ? [field.serial] : [])),
    );
    for (const name of used) expect(SERIAL_TEMPLATES.map((each) => each.name)).toContain(name);
  });
});

describe('Permissions of role groups in the specification', () => {
  it('there are six role groups, one for each organization type', () => {
    expect(model.permissions.groups.map(({ name }) => name).toSorted()).toEqual(ROLE_GROUPS.toSorted());
    expect(new Set(model.permissions.groups.map(({ organisationType }) => organisationType)).size).toBe(6);
  });

  it.each(READ_BY_ALL)('all company and agency roles can read records of the module %s', (module) => {
    expect(groupsOf(`${module}.read`)?.toSorted()).toEqual(ROLE_GROUPS.toSorted());
  });

  it.each(COMPANY_AND_BRT_ONLY)('only roles of companies and BRT can read records of the module %s', (module) => {
    expect(groupsOf(`${module}.read`)?.toSorted()).toEqual(['company', 'company-brt']);
  });

  it.each(AGENCY_CARD_ONLY)('only roles of card agencies can read records of the module %s', (module) => {
    expect(groupsOf(`${module}.read`)).toEqual(['agency-card']);
  });

  it.each(['daily', 'weekly', 'monthly'])(
    "only the metro's role group may see the %s report of metro revenue",
    (unit) => {
      expect(groupsOf(`report.metro-revenue-${unit}`)).toEqual(['company-metro']);
    },
  );

  it('every extra permission named in the specification exists', () => {
    const named = words(
      'device.monitor, ticket.extension, ticket.reprint-ticket, ticket.create-cancel-ticket-request, order.import',
    );
    for (const slug of named) expect(groupsOf(slug), slug).toBeDefined();
  });
});

describe('Fixtures of the product', () => {
  let server: Server;
  beforeAll(async () => {
    server = await openProduct(model);
  });
  afterAll(() => server.app.close());

  it('the fixtures contain every transit route of the specification', async () => {
    const codes = (await server.engine.store.find('routes')).map((route) => route['code']);
    expect(codes).toEqual(expect.arrayContaining(ROUTES));
  });

  it('the fixtures contain a row for each of the nine serial number templates', async () => {
    const names = (await server.engine.store.find('serials')).map((row) => row['name']);
    expect(names.toSorted()).toEqual(TEMPLATES.map(([name]) => name).toSorted());
  });
});
