import { parallelOrders } from './parallel-orders.fixture.ts';

parallelOrders(50, 20);
