import { adminSite } from '@tuyen/kit/admin/vite';

export default adminSite(import.meta.dirname);
