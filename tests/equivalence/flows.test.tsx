import { FlowPage } from '@tuyen/admin-kit';
import { beforeAll, expect, test } from 'vitest';
import { flows } from '../../apps/admin/src/generated/flows.gen.ts';
import { resources } from '../../apps/admin/src/generated/resources.gen.ts';
import { markup } from './read/markup.ts';
import { model } from './stage/model.ts';
import { sampleRows } from './stage/rows.ts';
import { show, type Setup } from './stage/stage.tsx';
import { printedWords } from './stage/words.ts';

let setup: Setup;
beforeAll(async () => {
  setup = { model, entries: resources, i18n: await printedWords(model, 'vi'), rows: sampleRows(model) };
});

test.each(flows.map((flow) => [flow.name, flow] as const))(
  'the form %s is the same in generated code and when driven by the server',
  async (name, { load }) => {
    sessionStorage.clear();
    const Printed = await load();
    const printed = await show(setup, `/flows/${name}`, <Printed />);
    const page = markup(printed.page);
    const { steps = [] } = model.flows.find((flow) => flow.name === name) ?? {};
    const headings = [...printed.page.querySelectorAll('h2')].map(({ textContent }) => textContent);
    expect(headings).toEqual(expect.arrayContaining(steps.map(({ title }) => title['vi'])));
    const served = await show(setup, `/flows/${name}`, <FlowPage name={name} />);
    expect(markup(served.page)).toBe(page);
  },
);
