import { expect, test } from 'vitest';
import { formModules } from './form-modules.ts';

const changed = async (text: string) => {
  const { texts } = await formModules.apply(new Map([['web/page.tsx', text]]));
  return texts.get('web/page.tsx') ?? text;
};

test('imports of the generated form of a flow follow to its new module and name', async () => {
  const before = `import { lostCardPage } from './generated/lost-card/page.gen.ts';

export const Page = () => <FormRunner page={lostCardPage} />;
`;
  const after = `import { lostCardForm } from './generated/lost-card/form.gen.ts';

export const Page = () => <FormRunner page={lostCardForm} />;
`;
  expect(await changed(before)).toBe(after);
  expect(await changed(after)).toBe(after);
});

test('imports of the generated page of a flow stay', async () => {
  const text = "import Page from './generated/lost-card/page.gen.tsx';\n";
  expect(await changed(text)).toBe(text);
});
