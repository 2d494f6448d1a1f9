import { parallelOrders } from './parallel-orders.fixture.ts';

parallelOrders(20, 5);
