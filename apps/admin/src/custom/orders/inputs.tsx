import { orderInputs } from '../../generated/orders/inputs.gen.tsx';
import { OrderPrice } from './OrderPrice.tsx';

/** Above the way of payment stands what is to be paid, before anything is saved. */
export const inputs = {
  ...orderInputs,
  payment_method: (
    <div>
      <OrderPrice />
      {orderInputs.payment_method}
    </div>
  ),
};
