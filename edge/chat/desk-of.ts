import { zeroDrizzle } from '@rocicorp/zero/server/adapters/drizzle'
import type { Book } from '../../sync/book/book.ts'
import { dayHere } from '../../sync/domain/days.ts'
import { queries } from '../../sync/queries.ts'
import { schema } from '../../sync/schema.ts'
import type { SessionUser } from '../../sync/session.ts'
import type { Desk } from '../assistant/desk.ts'
import { createLedger } from '../assistant/ledger.ts'
import { geocode } from '../geocode/geocode.ts'
import type { Services } from '../services.ts'

/** A desk with the rights of one user. */
export function deskOf(
  services: Services,
  book: Book,
  ctx: SessionUser,
  reading: Desk['reading'] = () => {},
): Desk {
  return {
    book,
    today: dayHere(services.now()),
    ledger: createLedger(),
    outputs: new Map(),
    reading,
    placeOf: (words) => geocode(services, book, words),
    async compLists() {
      const lists = await services.withDb((db) =>
        zeroDrizzle(schema, db).run(queries.compList.visible.fn({ args: undefined, ctx })),
      )
      return lists.map(({ id, name, entries }) => ({
        id,
        name,
        includedCount: entries.filter(({ isIncluded }) => isIncluded).length,
      }))
    },
  }
}
