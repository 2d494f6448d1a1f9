import { start } from '../../browser/start.tsx';
import { SearchPage } from './page.tsx';

void start(SearchPage);
