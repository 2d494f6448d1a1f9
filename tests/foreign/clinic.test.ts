import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { launchChromium } from '../support/chromium.ts';
import { LONG_TEST } from '../support/limits.ts';
import { projectRoot } from '../support/project-root.ts';
import { watchedPage } from '../support/watched-page.ts';
import { type ForeignProject, installClinic } from './foreign-project.ts';
import { findPackageProblems } from './package-problems.ts';

const PASSWORD = 'Guten Morgen 2026';

const REFUSED = {
  de: 'Die Versichertennummer stimmt nicht: ein Buchstabe und neun Ziffern, die letzte ist eine Prüfziffer.',
  en: 'The insurance number is not right: a letter and nine digits, the last of which is a check digit.',
};

const OWNED: Readonly<Record<string, readonly (readonly [from: string, to: string])[]>> = {
  'appointments/view-waiting-room': [['<QueueFields>', '<QueueFields><p>Bitte an die Tür klopfen</p>']],
  'appointments/view-board': [['<BoardCard>', '<BoardCard><small>Karte der Klinik</small>']],
  'dashboards/reception': [['<DashboardGrid>', '<DashboardGrid><p>Guten Morgen!</p>']],
  'flows/walk-in': [['<FlowStep name="visit">', '<FlowStep name="visit"><p>Ausweis zeigen lassen</p>']],
  'patients/list': [
    [
      '<ResourceList',
      `<ResourceList perPage={7} sx={{ border: '3px solid red' }} actions={<b>Nur am Empfang</b>} aside={<p>Neben der Liste</p>}`,
    ],
  ],
  'patients/show': [
    ['RecordShow,', 'RecordOperations, RecordShow,'],
    [
      '<RecordShow>',
      `<RecordShow sx={{ border: '3px solid red' }} actions={<RecordOperations />} aside={<p>Neben der Akte</p>}>`,
    ],
  ],
  'patients/inputs': [
    [
      'source="name"',
      `source="name" sx={{ border: '3px solid red' }} validate={(name) => (/[0-9]/.test(name) ? 'Ohne Ziffern' : undefined)}`,
    ],
    [
      'source="phone"',
      `source="phone" defaultValue="+49 " onChange={({ target }) => target.setAttribute('data-typed', target.value)}`,
    ],
  ],
};

const bordered = (main: Locator) =>
  main
    .locator('*')
    .evaluateAll((all) => all.filter((one) => getComputedStyle(one).border === '3px solid rgb(255, 0, 0)').length);

async function signIn(page: Page, admin?: string): Promise<void> {
  if (admin) await page.goto(admin);
  await page.getByRole('textbox', { name: 'Benutzername' }).fill('anna');
  await page.getByRole('textbox', { name: 'Passwort' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Anmelden' }).click();
}

let clinic: ForeignProject;
const env = () => ({ DATABASE_URL: `file:${join(clinic.root, 'data/clinic.db')}`, NODE_ENV: 'production' });
// Builds and packs the packages and installs the project, which takes minutes on a busy machine.
beforeAll(() => {
  clinic = installClinic();
}, LONG_TEST);
afterAll(() => clinic?.remove());

describe('Published packages of the tool', () => {
  it('publint, arethetypeswrong and the check of imports find no problem in any package of the tool', async () => {
    expect(clinic.tarballs).toHaveLength(9);
    for (const tarball of clinic.tarballs) expect([tarball, await findPackageProblems(tarball)]).toEqual([tarball, []]);
  });

  it('each package of the tool contains license, README and changelog, is public, and names its source folder', () => {
    for (const tarball of clinic.tarballs) {
      const tar = (...args: readonly string[]) => execFileSync('tar', [...args, '-f', tarball], { encoding: 'utf8' });
      const paths = tar('-tz').split('\n');
      expect(paths).toEqual(
        expect.arrayContaining(['LICENSE', 'README.md', 'CHANGELOG.md'].map((name) => `package/${name}`)),
      );
      expect(paths.filter((path) => /\.(?:test|fixture)\.|\/testing\//.test(path))).toEqual([]);
      const manifest = JSON.parse(tar('-xzO', 'package/package.json'));
      expect(manifest).toMatchObject({
        license: 'MIT',
        description: expect.stringMatching(/.{20}/),
        engines: { node: expect.any(String) },
        publishConfig: { access: 'public', provenance: true },
        files: expect.arrayContaining([manifest.name === 'create-tuyen' ? 'bin' : 'dist']),
      });
      const sources = manifest.name === 'create-tuyen' ? 'bin' : 'src';
      expect(existsSync(join(projectRoot, manifest.repository.directory, sources))).toBe(true);
      expect(manifest).not.toHaveProperty('private');
    }
  });
});

describe('The packaged tool in a separate test project (a clinic)', () => {
  it('the packaged tool lints and generates on a Node without type stripping, Map.groupBy and Promise.withResolvers', () => {
    const older = {
      NODE_OPTIONS:
        '--no-experimental-strip-types --import=data:text/javascript,delete(Map.groupBy);delete(Promise.withResolvers)',
    };
    const lint = clinic.run('tuyen', ['lint'], { env: older });
    expect([lint.code, lint.output.match(/error TUY.*/)]).toEqual([0, null]);
    // This old version of Node cannot run the TypeScript code of custom kinds. Lint therefore warns that the code was
    // not checked.
    expect(new Set(lint.output.match(/TUY\d+/g))).toEqual(new Set(['TUY908']));
    const { code, output } = clinic.run('tuyen', ['generate'], { env: older });
    expect([code, output.match(/error TUY.*/)]).toEqual([0, null]);
    expect(clinic.run('tuyen', ['lint']).output.match(/TUY\d+/g)).toBeNull();
    expect(clinic.run('tuyen', ['check']).code).toBe(0);
    expect(existsSync(join(clinic.root, 'src/generated/appointments/show.gen.tsx'))).toBe(true);
    const words = JSON.parse(readFileSync(join(clinic.root, 'public/locales/de/common.json'), 'utf8'));
    expect(words.resources.appointments.name).toBe('Termin |||| Termine');
    expect([words.auth.sign_in, words.auth.email]).toEqual(['Anmelden', 'E-Mail']);
  });

  it('the packaged tool analyzes regex patterns without an installed analyzer package', () => {
    expect(existsSync(join(clinic.root, 'node_modules/recheck'))).toBe(false);
    expect(existsSync(join(clinic.root, 'node_modules/@tuyen/generator/dist/vendor/recheck/LICENSE'))).toBe(true);
    const path = join(clinic.root, 'schemas/kinds/insurance-number.json');
    const text = readFileSync(path, 'utf8');
    onTestFinished(() => writeFileSync(path, text));
    writeFileSync(path, text.replace('^[A-Z]', '^(?:[A-Z]+)+'));
    const { code, output } = clinic.run('tuyen', ['lint']);
    expect([code, output]).toEqual([1, expect.stringContaining('error TUY867  schemas/kinds/insurance-number.json')]);
    expect(output).toContain("'A'.repeat(31)");
  });

  it('the packaged tool explains pages, keys and commands without network, and contains llms.txt', () => {
    for (const [name, text] of [
      ['plugins', '# Plugins'],
      ['kinds', '# Kinds of fields'],
      ['money', '# money'],
      ['x-reference', 'x-reference'],
      ['mcp', '--against <url>'],
      ['portal', '# Pages of the portal'],
      ['portal-kit', 'export function FormRunner('],
    ] as const) {
      const { code, output } = clinic.run('tuyen', ['explain', name]);
      expect([code, output]).toEqual([0, expect.stringContaining(text)]);
    }
    const docs = join(clinic.root, 'node_modules/@tuyen/cli/dist/docs');
    const linked = [...readFileSync(join(docs, 'llms.txt'), 'utf8').matchAll(/\]\(([^)]+)\): /gu)];
    expect(linked.length).toBeGreaterThan(20);
    expect(linked.filter(([, path = '']) => !existsSync(join(docs, path)))).toEqual([]);
  });

  it('the packaged tool answers an MCP client', () => {
    const request = (id: number, method: string, params: object) => ({ jsonrpc: '2.0', id, method, params });
    const clientInfo = { name: 'clinic', version: '1' };
    const messages = [
      request(1, 'initialize', { protocolVersion: '2025-06-18', capabilities: {}, clientInfo }),
      request(2, 'tools/call', { name: 'explain', arguments: { topic: 'TUY203' } }),
    ];
    const input = `${messages.map((each) => JSON.stringify(each)).join('\n')}\n`;
    const { code, output } = clinic.run('tuyen', ['mcp'], { input });
    const answers = output
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect([code, answers]).toMatchObject([0, [{ id: 1, result: { serverInfo: { name: 'tuyen' } } }, { id: 2 }]]);
    expect(answers[1].result.content[0].text).toContain('TUY203');
  });

  it('the packaged tool depends on one exact version of all editor packages', () => {
    const manifest = JSON.parse(readFileSync(join(clinic.root, 'node_modules/@tuyen/admin-kit/package.json'), 'utf8'));
    const editor = Object.entries(manifest.dependencies).filter(([name]) => name.startsWith('@tiptap/'));
    expect(editor.map(([name]) => name)).toEqual(
      expect.arrayContaining(['@tiptap/react', '@tiptap/extension-highlight']),
    );
    expect(new Set(editor.map(([, version]) => version))).toEqual(new Set([expect.stringMatching(/^\d+\.\d+\.\d+$/)]));
  });

  it('code generated by the packaged tool compiles, and incorrect use of that code does not compile', () => {
    expect(clinic.checkTypes()).toEqual({ code: 0, output: '' });
    const path = join(clinic.root, 'server/wrong.ts');
    writeFileSync(
      path,
      [
        "import type { Domain } from '@tuyen/server/domain';",
        "import type { Region } from '@tuyen/model';",
        'export const domain: Domain = { serial: 1 };',
        "export const region: Region = { timeZone: 'UTC' };",
      ].join('\n'),
    );
    onTestFinished(() => renameSync(path, `${path}.txt`));
    expect(clinic.checkTypes().output.match(/wrong\.ts\(\d+/g)).toEqual(['wrong.ts(3', 'wrong.ts(4']);
  });

  it('the packaged tool creates the first account and serves the built apps of the test project', () => {
    const flags = ['--username', 'anna', '--office', 'Klinik Mitte'];
    expect(clinic.run('tuyen', ['admin', 'create', ...flags], { env: env(), input: `${PASSWORD}\n` })).toEqual({
      code: 0,
      output: '✓ Superuser anna of the new office Klinik Mitte. Sign in at the back-office.\n',
    });
    for (const [page, edits] of Object.entries(OWNED)) {
      const [resource = '', part = ''] = page.split('/');
      expect(clinic.run('tuyen', ['eject', resource, part]).code).toBe(0);
      const path = join(clinic.root, `src/custom/${page}.tsx`);
      const text = edits.reduce(
        (before, [from, to]) => {
          expect(before).toContain(from);
          return before.replace(from, to);
        },
        readFileSync(path, 'utf8'),
      );
      writeFileSync(path, text);
    }
    expect(clinic.checkTypes()).toEqual({ code: 0, output: '' });
    const unbuilt = clinic.run('tuyen', ['serve'], { env: env() });
    expect([unbuilt.code, unbuilt.output]).toEqual([2, expect.stringContaining('dist is missing: build the apps')]);
    expect(clinic.run('vite', ['build', '--logLevel', 'warn'])).toEqual({ code: 0, output: '' });
  });

  it('the packaged tool runs Vite, which passes the API address to the page', async () => {
    const running = await clinic.develop(env());
    onTestFinished(() => running.stop());
    const { apiBase } = await (await fetch(`${running.admin}/config.json`)).json();
    expect(Number(new URL(running.admin).port) - Number(new URL(apiBase).port)).toBe(1);
    const document = await (await fetch(running.admin)).text();
    const [, script = ''] = /<script type="module" src="(\/index\.html\?html-proxy[^"]*)"/u.exec(document) ?? [];
    expect(await (await fetch(running.admin + script)).text()).toContain('startAdmin');
  });

  it('a user of the test project who signs in by user name can create, process and print a record', async () => {
    const running = await clinic.serve(env());
    onTestFinished(() => running.stop());
    const browser = await launchChromium();
    onTestFinished(() => browser.close());
    // The browser's language and time zone have no effect: the clinic is in Berlin.
    const { page, errors } = await watchedPage({ browser }, 1280, { locale: 'en-US', timezoneId: 'America/New_York' });
    const main = page.getByRole('main');

    await page.goto(running.admin);
    await page.getByRole('heading', { name: 'Anmelden' }).waitFor();
    // This user has no e-mail address, and in this project only the clinic creates accounts. The sign-in page therefore
    // offers neither a registration nor a password reset.
    expect(await page.getByRole('link').count()).toBe(0);
    await signIn(page);
    const menu = page.getByRole('navigation', { name: 'Hauptmenü' });
    const listed = page.waitForResponse((response) => response.url().includes('/patients?'));
    await menu.getByRole('link', { name: 'Patienten' }).click();
    expect(new URL((await listed).url()).searchParams.get('limit')).toBe('7');
    await main.getByRole('link', { name: 'Neu' }).first().click();
    const name = main.getByRole('textbox', { name: 'Name' });
    await name.fill('Jörg 2');
    expect(await bordered(main)).toBe(1);
    const phone = main.getByRole('textbox', { name: 'Telefon' });
    expect(await phone.inputValue()).toBe('+49 ');
    await phone.fill('+49 30 1234567');
    expect(await phone.getAttribute('data-typed')).toBe('+49 30 1234567');
    await main.getByRole('textbox', { name: 'Geboren am' }).fill('24.12.1980');
    const insurance = main.getByRole('textbox', { name: 'Versichertennummer' });
    await insurance.fill('a123456789');
    expect(await insurance.inputValue()).toBe('A123 456 789');
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
    await main.getByRole('button', { name: 'Speichern' }).click();
    await main.getByText(REFUSED.de).first().waitFor();
    await main.getByText('Ohne Ziffern').first().waitFor();
    expect(sent).toEqual([]);
    await name.fill('Jörg Weiß');
    await insurance.fill('a123456780');
    await main.getByRole('button', { name: 'Speichern' }).click();
    await main.getByRole('cell', { name: '24.12.1980' }).waitFor();
    await main.getByText('Nur am Empfang').waitFor();
    await main.getByText('Neben der Liste').waitFor();
    expect(await bordered(main)).toBe(1);
    expect(await main.getByRole('row').locator('code').allInnerTexts()).toEqual(['A123 456 780']);

    await menu.getByRole('link', { name: 'Termine' }).click();
    await main.getByRole('link', { name: 'Neu' }).first().click();
    await main.getByRole('combobox', { name: 'Patient' }).click();
    await page.getByRole('option', { name: 'Jörg Weiß' }).click();
    await main.getByRole('textbox', { name: 'Beginn' }).fill('01.07.2026 09:30');
    await main.getByRole('textbox', { name: 'Preis' }).fill('19,90');
    await main.getByRole('switch', { name: 'Kommt später' }).check();
    const stored = page.waitForResponse((response) => response.request().method() === 'POST');
    await main.getByRole('button', { name: 'Speichern' }).click();
    const record = await (await stored).json();
    expect([record.price, Date.parse(record.starts_at)]).toEqual([1990, Date.parse('2026-07-01T07:30:00Z')]);
    const number = `APT-${new Date().getFullYear()}-0001`;
    const row = main.getByRole('row').filter({ hasText: number });
    // The last cell of a row has no text, because it contains the preview button.
    await expect
      .poll(() => row.getByRole('cell').allInnerTexts())
      .toEqual(['', number, 'Jörg Weiß', '01.07.2026 09:30', '19,90 €', 'Gebucht', '']);

    await main.getByRole('button', { name: 'In der Tabelle ändern' }).click();
    await page.getByRole('grid').waitFor();
    await row.getByText('19,90 €').dblclick();
    const cell = page.getByRole('dialog', { name: 'Preis' });
    await cell.getByRole('textbox', { name: 'Preis' }).fill('29,90');
    await cell.getByRole('button', { name: 'Speichern' }).click();
    await row.getByText('29,90 €').waitFor();
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await row.getByText('19,90 €').waitFor();
    await main.getByRole('button', { name: 'Beenden' }).click();
    await page.getByRole('grid').waitFor({ state: 'detached' });

    await row.getByText(number).click();
    await main.getByRole('heading', { level: 1, name: number }).waitFor();
    await main.getByRole('button', { name: 'Eingetroffen' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Eingetroffen' }).click();
    await main.getByRole('button', { name: 'Behandelt' }).waitFor();

    await main.getByRole('button', { name: 'Terminzettel' }).click();
    const slip = page.getByRole('dialog', { name: 'Terminzettel' });
    await slip.getByRole('heading', { name: `Ihr Termin ${number}` }).waitFor();
    for (const text of ['Klinik Mitte', 'Jörg Weiß', '01.07.2026 09:30', '19,90 €'])
      await slip.getByText(text).waitFor();
    await slip.getByRole('img', { name: number }).waitFor();
    const saved = page.waitForEvent('download');
    await slip.getByRole('button', { name: 'PDF herunterladen' }).click();
    expect((await saved).suggestedFilename()).toBe('appointment-slip.pdf');
    await page.keyboard.press('Escape');
    await slip.waitFor({ state: 'hidden' });

    await page.emulateMedia({ media: 'print' });
    for (const frame of [menu, page.getByRole('banner')]) await frame.waitFor({ state: 'hidden' });
    for (const text of [number, '01.07.2026 09:30', '19,90 €']) await main.getByText(text).first().waitFor();
    expect((await page.pdf()).subarray(0, 5).toString()).toBe('%PDF-');
    expect(errors).toEqual([]);
  });

  it('the packaged tool supports queues, boards, timelines, calendars, maps, dashboards, operations and flows in the test project', async () => {
    const running = await clinic.serve(env());
    onTestFinished(() => running.stop());
    const browser = await launchChromium();
    onTestFinished(() => browser.close());
    const { page, errors } = await watchedPage({ browser }, 1280, { locale: 'de-DE' });
    const main = page.getByRole('main');
    await signIn(page, running.admin);
    await main.getByRole('link', { name: /APT-/ }).waitFor();
    await main.getByText('Guten Morgen!').waitFor();

    await page.goto(`${running.admin}/appointments`);
    await main.getByRole('link', { name: 'Arbeitsliste' }).click();
    await main.getByText('Bitte an die Tür klopfen').waitFor();
    const late = () => main.getByRole('listitem').getByText('Überfällig', { exact: true }).count();
    await expect.poll(late).toBe(1);
    await main.getByText('24.12.1980').waitFor();
    await main.getByRole('button', { name: /^Behandelt/ }).waitFor();
    await main.getByRole('button', { name: 'Übernehmen' }).click();
    await main.getByRole('button', { name: 'Wieder abgeben' }).waitFor();
    await page.keyboard.press('t');
    // The page sends a decision only when the user can no longer undo it. If the user leaves the page, it sends the
    // decision immediately.
    const treated = page.waitForResponse((response) => response.url().endsWith('/transitions/treat'));
    await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Patienten' }).click();
    expect((await treated).status()).toBe(200);

    await main.getByText('Jörg Weiß').click();
    const appointments = main.getByRole('region', { name: 'Termine' });
    await appointments.getByText('Behandelt').waitFor();
    await main.getByText('Neben der Akte').waitFor();
    expect(await bordered(main)).toBe(1);
    expect(await main.getByRole('button', { name: /^(Löschen|Delete)$/ }).count()).toBe(0);
    await main.getByRole('button', { name: 'Erinnern' }).click();
    const reminder = page.getByRole('dialog');
    await reminder.getByRole('textbox', { name: 'Text' }).fill('Bitte nüchtern kommen.');
    await reminder.getByRole('button', { name: 'Erinnern' }).click();
    await page.getByText('Erinnert an 0 Termine.').waitFor();

    await page.goto(`${running.admin}/flows/walk-in`);
    await main.getByText('Ausweis zeigen lassen').waitFor();
    await main.getByRole('combobox', { name: 'Patient' }).fill('Jörg');
    await page.getByRole('option', { name: 'Jörg Weiß' }).click();
    await main.getByRole('textbox', { name: 'Beginn' }).fill('01.07.2026 11:00');
    await main.getByRole('textbox', { name: 'Preis' }).fill('25,50');
    await main.getByRole('button', { name: 'Bestätigen' }).click();
    await main.getByText('25,50 €').first().waitFor();
    await main.getByText(`APT-${new Date().getFullYear()}-0002`).waitFor();

    await page.goto(`${running.admin}/appointments/views/day?day=2026-07-01&lanes=patient_id`);
    for (const time of ['09:30', '11:00']) await main.getByRole('button', { name: new RegExp(time) }).waitFor();

    await page.goto(`${running.admin}/appointments/views/calendar?day=2026-07-01`);
    await main.getByRole('heading', { level: 2, name: 'Juli 2026' }).waitFor();
    await main.getByRole('button', { name: /^09:30 APT-/u }).waitFor();
    await page.goto(`${running.admin}/branches/views/map`);
    await main.getByRole('region', { name: 'Karte' }).waitFor();
    await main.getByText(/^\d+ von \d+ im Ausschnitt$/u).waitFor();

    await page.goto(`${running.admin}/appointments/views/board`);
    const treatedOnes = main.locator('section[data-state=TREATED]');
    await treatedOnes.getByText('Jörg Weiß').waitFor();
    await treatedOnes.getByText('Karte der Klinik').waitFor();

    await page.goto(`${running.admin}/appointments/views/expected`);
    await main.getByRole('button', { name: /^Eingetroffen/ }).waitFor();
    await main.getByText('Jörg Weiß').first().waitFor();
    expect(await late()).toBe(0);

    await page.goto(`${running.admin}/appointments`);
    await main.getByRole('link', { name: /^Meine 1$/u }).waitFor();
    expect(errors).toEqual([]);
  });

  it('the packaged tool loads a QA state that the test project defines', async () => {
    const running = await clinic.serve({ ...env(), NODE_ENV: 'development', TUYEN_QA: '1' });
    onTestFinished(() => running.stop());
    const { apiBase } = await (await fetch(`${running.admin}/config.json`)).json();
    const { origin } = new URL(apiBase);
    const headers = { 'content-type': 'application/json', 'x-qa-namespace': 'waiting' };
    const play = async (name: string, parameters: object) => {
      const url = `${origin}/__qa/scenarios/${name}`;
      return (await fetch(url, { method: 'POST', headers, body: JSON.stringify(parameters) })).json();
    };
    const { records } = await play('patient-waiting', { price: 4500 });
    expect(records).toMatchObject([
      { name: 'patient', resource: 'patients' },
      { name: 'appointment', resource: 'appointments' },
    ]);
    const { resources } = await (await fetch(`${origin}/__qa/handbook`, { headers })).json();
    const appointments = resources.find(({ resource }: { resource: string }) => resource === 'appointments');
    const arrived = appointments.states.find(({ state }: { state: string }) => state === 'ARRIVED');
    expect(arrived.records.map(({ id }: { id: string }) => id)).toContain(records[1].id);
  });

  it('a custom field kind is validated in server and pages, even for resources missing from the build', async () => {
    const words = (de: string, en: string) => ({ label: { de, en } });
    const labeled = (de: string, en: string, schema: object) => ({ ...schema, 'x-label': { de, en } });
    const file = (path: string, content: object) =>
      writeFileSync(join(clinic.root, 'schemas', path), JSON.stringify(content));
    const answer = { type: 'object', properties: { to: labeled('An', 'To', { type: 'string' }) } };
    const views = [
      {
        name: 'incoming',
        kind: 'queue',
        tab: 'open',
        late: { urgent: true },
        row: ['note'],
        fields: ['number', 'note'],
        actions: [{ name: 'accept', key: 'A' }],
      },
      { name: 'board', kind: 'board', ...words('Tafel', 'Board'), states: ['BOOKED', 'ARRIVED'], fields: ['note'] },
      { name: 'plan', kind: 'timeline', ...words('Plan', 'Plan'), lanes: ['doctor_id'], from: 'at', fields: ['note'] },
    ];
    file('resources/referrals.json', {
      name: 'referrals',
      label: { de: 'Überweisung', en: 'Referral' },
      menu: 'practice',
      title: '{number}',
      schema: {
        type: 'object',
        required: ['number'],
        properties: {
          number: labeled('Nummer', 'Number', { type: 'string', format: 'insurance-number', 'x-unique': true }),
          note: labeled('Notiz', 'Note', { type: 'string' }),
          at: labeled('Termin', 'Time', { type: 'string', format: 'date-time' }),
          doctor_id: labeled('Arzt', 'Doctor', { type: 'string', 'x-reference': 'staff' }),
          urgent: labeled('Dringend', 'Urgent', { type: 'boolean' }),
          state: labeled('Stand', 'State', { $ref: '../enums/appointment-state.json' }),
        },
      },
      workflow: {
        field: 'state',
        initial: 'BOOKED',
        transitions: [
          { name: 'accept', ...words('Annehmen', 'Accept'), from: ['BOOKED'], to: 'ARRIVED', by: ['staff'] },
        ],
      },
      operations: [
        { name: 'forward', ...words('Weiterleiten', 'Forward'), answer, result: { de: 'An {to}.', en: 'To {to}.' } },
      ],
      tabs: [{ name: 'open', filter: { state: 'BOOKED' } }],
      views,
    });
    file('flows/refer.json', {
      name: 'refer',
      for: 'staff',
      title: { de: 'Überweisen', en: 'Refer' },
      steps: [
        {
          name: 'letter',
          title: { de: 'Überweisung', en: 'Referral' },
          fields: ['number', 'note', 'at', 'urgent'].map((field) => `referrals.${field}`),
        },
      ],
      submit: { path: 'referrals', shows: ['number'] },
    });
    // A superuser sees only one dashboard. The test hides the existing dashboard from superusers, so that they see the
    // new one.
    const reception = JSON.parse(readFileSync(join(clinic.root, 'schemas/dashboards/reception.json'), 'utf8'));
    file('dashboards/reception.json', { ...reception, superusers: false });
    const tile = { resource: 'referrals', filter: { state: 'BOOKED' } };
    file('dashboards/doctors.json', {
      name: 'doctors',
      ...words('Ärzte', 'Doctors'),
      superusers: true,
      tiles: [{ name: 'open', kind: 'list', ...words('Offene Überweisungen', 'Open referrals'), ...tile }],
    });
    const domain = join(clinic.root, 'server/domain.ts');
    const hook = "hooks: {\n    referrals: { operations: { forward: async () => ({ to: 'Dr. Eva' }) } },";
    writeFileSync(domain, readFileSync(domain, 'utf8').replace('hooks: {', hook));
    const running = await clinic.serve(env());
    onTestFinished(() => running.stop());
    const api = async (path: string, body: object, headers: Readonly<Record<string, string>> = {}) => {
      const answer = await fetch(`${running.server}/api/v1/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
      return { status: answer.status, body: await answer.json() };
    };
    const signedIn = (await api('auth/login', { account: 'anna', password: PASSWORD })).body;
    const own = {
      authorization: `Bearer ${signedIn.authToken}`,
      'x-office-id': signedIn.office_id ?? signedIn.offices[0].id,
    };
    for (const language of ['de', 'en'] as const) {
      const headers = { ...own, 'accept-language': language };
      const { status, body } = await api('patients', { name: 'Eva', insurance_number: 'a123 456 789' }, headers);
      expect([status, body.errors]).toEqual([422, { insurance_number: REFUSED[language] }]);
    }

    const browser = await launchChromium();
    onTestFinished(() => browser.close());
    const { page, errors } = await watchedPage({ browser }, 1280, { locale: 'de-DE' });
    const main = page.getByRole('main');
    await signIn(page, running.admin);
    const menu = page.getByRole('navigation', { name: 'Hauptmenü' });
    await menu.getByRole('link', { name: 'Überweisung' }).click();
    await main.getByRole('link', { name: 'Neu' }).first().click();
    const control = main.getByRole('textbox', { name: 'Nummer' });
    await control.fill('m310119809');
    expect(await control.inputValue()).toBe('M310 119 809');
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
    await main.getByRole('button', { name: 'Speichern' }).click();
    await main.getByText(REFUSED.de).first().waitFor();
    expect(sent).toEqual([]);
    await control.fill('m310119802');
    await main.getByRole('button', { name: 'Speichern' }).click();
    await expect.poll(() => main.getByRole('row').locator('code').allInnerTexts()).toEqual(['M310 119 802']);

    await page.goto(`${running.admin}/flows/refer`);
    await main.getByRole('textbox', { name: 'Nummer' }).fill('a123456780');
    await main.getByRole('textbox', { name: 'Notiz' }).fill('Knie');
    await main.getByRole('textbox', { name: 'Termin' }).fill('01.07.2026 08:00');
    await main.getByRole('switch', { name: 'Dringend' }).check();
    await main.getByRole('button', { name: 'Bestätigen' }).click();
    await main.getByRole('heading', { name: 'Erledigt' }).waitFor();
    const open = async (path: string) => {
      await page.evaluate((to) => {
        window.history.pushState(null, '', to);
        window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
      }, path);
    };
    await open('/');
    await main.getByRole('heading', { name: 'Offene Überweisungen' }).waitFor();
    await main.getByRole('link', { name: /A123/ }).click();
    await main.getByRole('button', { name: 'Weiterleiten' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Weiterleiten' }).click();
    await page.getByText('An Dr. Eva.').waitFor();
    await open('/referrals/views/plan?day=2026-07-01&lanes=doctor_id');
    await main.getByRole('button', { name: /08:00/ }).waitFor();
    await open('/referrals/views/board');
    await main.locator('section[data-state=BOOKED]').getByText('Knie').waitFor();
    await open('/referrals');
    await main.getByRole('link', { name: /^Gebucht 2$/u }).waitFor();
    await main.getByRole('link', { name: 'Arbeitsliste' }).click();
    const urgent = main.getByRole('listitem').filter({ hasText: 'Knie' });
    await urgent.getByText('Überfällig', { exact: true }).waitFor();
    expect(await main.getByRole('listitem').getByText('Überfällig', { exact: true }).count()).toBe(1);
    await urgent.getByText('Knie').click();
    await main.getByText('A123 456 780').first().waitFor();
    await main.getByRole('button', { name: /^Annehmen/ }).waitFor();
    await page.keyboard.press('a');
    const accepted = page.waitForResponse((response) => response.url().endsWith('/transitions/accept'));
    await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Patienten' }).click();
    expect((await accepted).status()).toBe(200);
    expect(errors).toEqual([]);
  });

  it('tuyen dev serves the back-office and the records to the account that it prints, and restarts the API for a new field', async () => {
    const path = join(clinic.root, 'schemas/resources/patients.json');
    const schema = readFileSync(path, 'utf8');
    const running = await clinic.dev();
    onTestFinished(async () => {
      await running.stop();
      writeFileSync(path, schema);
      expect(clinic.run('tuyen', ['generate']).code).toBe(0);
    });
    expect(await (await fetch(running.admin)).text()).toContain('<div id="root">');
    const { apiBase } = await (await fetch(`${running.admin}/config.json`)).json();
    expect(apiBase).toBe(`${running.server}/api/v1`);

    const [, account, password] = /^\s+(\S+) \/ (\S+)$/m.exec(running.output) ?? [];
    // Browsers send the origin of the back-office, and the server of development checks it as the production server does.
    const headers = { origin: running.admin, 'content-type': 'application/json' };
    const signIn = async () => {
      const body = JSON.stringify({ account, password });
      const answer = await fetch(`${apiBase}/auth/login`, { method: 'POST', headers, body });
      expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, running.admin]);
      const { authToken } = await answer.json();
      return { ...headers, authorization: `Bearer ${authToken}` };
    };
    const patients = await fetch(`${apiBase}/patients?page=1`, { headers: await signIn() });
    expect([patients.status, (await patients.json()).data.length > 0]).toEqual([200, true]);
    const otherSite = { ...headers, origin: 'https://other.example' };
    const refused = await fetch(`${apiBase}/patients`, { headers: otherSite });
    expect(refused.headers.get('access-control-allow-origin')).toBeNull();

    const nickname = '"nickname": { "type": "string", "x-label": { "de": "Rufname", "en": "Nickname" } },';
    writeFileSync(path, schema.replace('"born_on":', `${nickname}\n      "born_on":`));
    const openApi = () =>
      fetch(`${running.server}/docs/json`).then(
        (answer) => answer.text(),
        () => '',
      );
    await expect.poll(openApi).toContain('nickname');
    const body = JSON.stringify({ name: 'Jörg Weiß', nickname: 'Jo' });
    const created = await fetch(`${apiBase}/patients`, { method: 'POST', headers: await signIn(), body });
    expect([created.status, (await created.json()).nickname]).toEqual([201, 'Jo']);
  });
});
