import { startAdmin } from '@tuyen/kit/admin/start';
import { project } from './generated/project.gen.ts';

startAdmin(project, async () => (await import('./admin.ts')).admin);
