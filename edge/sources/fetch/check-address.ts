import type * as z from 'zod/mini'
import type { checkAddress } from '../../../sync/api/sources.ts'
import type { WorkbookEvent } from '../../../sync/sheets/model/workbook-event.ts'
import type { AddressToCheck } from '../../services/import-jobs.ts'
import { settingsOfTeam } from '../hosts/team-hosts.ts'
import type { SourceWorld } from '../source-world.ts'
import { openReading } from './open-reading.ts'
import { type FetchedKind, sourceAddress } from './source-address.ts'

export type CheckedAddress = z.infer<typeof checkAddress.output>

/** Fetches an address and says which tables it has. Nothing is stored. @throws FetchProblem, WorkbookError */
export async function checkedAddress(
  world: SourceWorld,
  { kind, address, team }: AddressToCheck,
  stopping?: AbortSignal,
): Promise<CheckedAddress> {
  const settings = await settingsOfTeam(world.db, team, world.sources)
  const found = { kind, address: sourceAddress(kind, address, settings), teamId: team }
  const where = { path: null, workbook: null, name: nameOf(kind, found.address), tabs: null }
  const { workbook, events, done } = await openReading(
    world,
    { ...found, ...where },
    { decisions: undefined, stopping },
  )
  try {
    return { title: workbook, tabs: await tabsIn(events) }
  } finally {
    await done()
  }
}

/** The last part of an address; a published sheet has no name there. */
function nameOf(kind: FetchedKind, address: string): string {
  if (kind !== 'url') return 'Sheet'
  return decodeURIComponent(new URL(address).pathname.split('/').at(-1) ?? '') || new URL(address).host
}

async function tabsIn(events: AsyncIterable<WorkbookEvent>): Promise<CheckedAddress['tabs']> {
  const tabs = new Map<string, { rows: number | null; columns: number | null }>()
  const tables: string[] = []
  for await (const event of events) {
    switch (event.kind) {
      case 'sheet': {
        const { sheet, table, header } = event.info
        tables[table] = sheet
        const known = tabs.get(sheet)
        tabs.set(sheet, { rows: known?.rows ?? 0, columns: (known?.columns ?? 0) + header.length })
        break
      }
      case 'row': {
        const known = tabs.get(tables[event.table] ?? '')
        if (known !== undefined) known.rows = (known.rows ?? 0) + 1
        break
      }
      case 'passed-over':
        tabs.set(event.sheet, { rows: null, columns: null })
        break
      case 'outside':
        break
    }
  }
  return [...tabs].map(([name, found]) => ({ name, ...found }))
}
