import { bigint, customType, timestamp } from 'drizzle-orm/pg-core'

/** A whole number beyond 32 bits; all of ours stay below 2^53. */
export const bigNumber = (name: string) => bigint(name, { mode: 'number' })

/** A moment in time. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })
