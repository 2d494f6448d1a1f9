// From schemas/resources/ticket-prices.json by `tuyen generate`. Edit that file, or own this: `tuyen eject ticket-prices view-calendar`.
import { CalendarFields, CalendarPage } from '@tuyen/admin-kit';
import { ticketPriceFields } from './fields.gen.tsx';

export const TicketPriceViewCalendar = () => (
  <CalendarPage name="calendar">
    <CalendarFields>
      {ticketPriceFields.ticket_type}
      {ticketPriceFields.transport_mode}
      {ticketPriceFields.price}
      {ticketPriceFields.sale_from}
      {ticketPriceFields.sale_to}
      {ticketPriceFields.on_sale}
      {ticketPriceFields.status}
    </CalendarFields>
  </CalendarPage>
);
