import { defined, DefinitionProvider } from '../../../apps/admin-kit/src/shell/definition/definition-context.tsx';
import { SideMenu } from '../../../apps/admin-kit/src/shell/frame/side-menu.tsx';
import { project } from '../../../apps/admin/src/generated/project.gen.ts';
import { resources } from '../../../apps/admin/src/generated/resources.gen.ts';

const definition = defined(project, { resources });

export function Menu() {
  return (
    <DefinitionProvider value={definition}>
      <SideMenu />
    </DefinitionProvider>
  );
}
