import { fireEvent } from '@testing-library/dom';
import { defined, DefinitionProvider } from '../../../apps/admin-kit/src/shell/definition/definition-context.tsx';
import { SideMenu } from '../../../apps/admin-kit/src/shell/frame/side-menu.tsx';
import { project } from '../../../apps/admin/src/generated/project.gen.ts';
import { resources } from '../../../apps/admin/src/generated/resources.gen.ts';
import { show, type Setup, type Shown } from './stage.tsx';

const definition = defined(project, { resources });

function Menu() {
  return (
    <DefinitionProvider value={definition}>
      <SideMenu />
    </DefinitionProvider>
  );
}

/** Shows the menu with all groups open. */
export async function showMenu(setup: Setup, path: string): Promise<Shown> {
  const shown = await show(setup, path, <Menu />);
  for (const group of shown.page.querySelectorAll('nav button[aria-expanded=false]')) {
    fireEvent.click(group);
    await shown.settle();
  }
  return shown;
}
