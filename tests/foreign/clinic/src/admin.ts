import { defineAdmin } from '@tuyen/kit/admin';
import { resources } from './generated/resources.gen.ts';

export const admin = defineAdmin({ resources });
