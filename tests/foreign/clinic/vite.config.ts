import { adminSite } from '@tuyen/admin-kit/vite';

export default adminSite(import.meta.dirname);
