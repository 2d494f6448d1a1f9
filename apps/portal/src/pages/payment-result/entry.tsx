import { start } from '../../browser/start.tsx';
import { PaymentResultPage } from './page.tsx';

void start(PaymentResultPage);
