import { orderInputs } from '../../generated/orders/inputs.gen.tsx';
import { OrderPrice } from './order-price.tsx';

export const inputs = {
  ...orderInputs,
  payment_method: (
    <div>
      <OrderPrice />
      {orderInputs.payment_method}
    </div>
  ),
};
