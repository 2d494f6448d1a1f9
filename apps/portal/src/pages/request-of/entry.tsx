import { start } from '../../browser/start.tsx';
import { RequestOfPage } from './page.tsx';

void start(RequestOfPage);
