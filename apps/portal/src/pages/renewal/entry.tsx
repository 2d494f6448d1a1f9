import { start } from '../../browser/start.tsx';
import { RenewalPage } from './page.tsx';

void start(RenewalPage);
