import { start } from '../../browser/start.tsx';
import { LostCardPage } from './page.tsx';

void start(LostCardPage);
