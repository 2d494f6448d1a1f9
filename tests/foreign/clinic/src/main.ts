import { startAdmin } from '@tuyen/admin-kit/start';
import { project } from './generated/project.gen.ts';

startAdmin(project, async () => (await import('./admin.ts')).admin);
