import { portal } from '@tuyen/portal-kit/vite';
import { defineConfig } from 'vite';
import { portal as definition } from './src/portal.ts';

export default defineConfig({ plugins: [portal(definition)] });
