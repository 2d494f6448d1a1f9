import { start } from '../../browser/start.tsx';
import { RequestPage } from './page.tsx';

void start(RequestPage);
