// From schemas/resources/agency-settlements.json by `tuyen generate`. Edit that file instead.

/** One of `agency-settlements` inside the server, secrets included. */
export type AgencySettlement = {
  id: string;
  /** The id of one of `agencies`. */
  agency_id: string;
  /** ISO 8601, in UTC. */
  settled_at?: string | null;
  /** ISO 8601, in UTC. */
  counted_from?: string | null;
  /** The id of one of `offices`. */
  agency_office_id?: string | null;
  currency?: string | null;
  /** In the smallest unit of the currency. */
  taken?: number | null;
  /** Unit: %. */
  commission_percent?: number | null;
  /** In the smallest unit of the currency. */
  owed_before?: number | null;
  /** In the smallest unit of the currency. */
  amount: number;
  /** In the smallest unit of the currency. */
  owed_after?: number | null;
  receipt_number: string;
  note?: string | null;
  /** The id of one of `offices`. */
  office_id: string;
  version: number;
  created_at: string;
  updated_at: string;
  /** The id of one of `users`. */
  created_by?: string | null;
};
