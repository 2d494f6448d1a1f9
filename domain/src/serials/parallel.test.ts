import { parallelSerials } from './parallel-serials.fixture.ts';

parallelSerials(50, 4);
