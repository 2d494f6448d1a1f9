import { start } from '../../browser/start.tsx';
import { RegisterPage } from './page.tsx';

void start(RegisterPage);
