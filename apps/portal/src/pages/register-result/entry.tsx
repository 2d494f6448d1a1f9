import { start } from '../../browser/start.tsx';
import { RegisterResultPage } from './page.tsx';

void start(RegisterResultPage);
