import { start } from '../../browser/start.tsx';
import { RegisterResultPage } from '../register-result/page.tsx';

// A re-issue and a registration are both orders: their results read alike.
void start(RegisterResultPage);
