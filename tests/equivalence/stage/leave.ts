// After each test of a page.
import { afterEach } from 'vitest';
import { leave } from './stage.tsx';

afterEach(leave);
