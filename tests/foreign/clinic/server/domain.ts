import type { Domain } from '@tuyen/server/domain';

/** Rules that the clinic's schemas cannot express: the numbering of appointments and the recipients of reminders. */
export const domain: Domain = {
  async serial(template, _values, { tx, now }) {
    if (template !== 'appointment') return undefined;
    const year = now.getFullYear();
    const number = await tx.next(`appointment-${year}`);
    return `APT-${year}-${String(number).padStart(4, '0')}`;
  },
  hooks: {
    patients: {
      operations: {
        async remind(patient, _input, { tx }) {
          const booked = await tx.find('appointments', { patient_id: String(patient?.id), state: 'BOOKED' });
          return { appointments: booked.length };
        },
      },
    },
  },
};
