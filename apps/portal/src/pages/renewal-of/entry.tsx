import { start } from '../../browser/start.tsx';
import { RenewalOfPage } from './page.tsx';

void start(RenewalOfPage);
