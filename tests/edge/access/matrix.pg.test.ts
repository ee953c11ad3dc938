import { zeroDrizzle } from '@rocicorp/zero/server/adapters/drizzle'
import { describe, expect, test } from 'vitest'
import { api, type Resource } from '../../../sync/api/api.ts'
import type { AnyEndpoint } from '../../../sync/api/endpoint.ts'
import {
  ATTACHMENT_ID,
  COMP_LIST_ID,
  CORRECTION_ID,
  HAND_PROPERTY_ID,
  NOTE_ID,
  OTHER_PROPERTY_ID,
  PROPERTY_ID,
} from '../../../sync/api/examples.ts'
import { requestOf } from '../../../sync/api/request-of.ts'
import { newCompListId } from '../../../sync/comp-lists/new-comp-list-id.ts'
import { mutators } from '../../../sync/mutators/mutators.ts'
import { queries } from '../../../sync/queries.ts'
import { schema } from '../../../sync/schema.ts'
import type { SessionUser } from '../../../sync/session.ts'
import { ZERO_API_KEY } from '../app-under-test.ts'
import { pushedAlone } from '../pushed.ts'
import { USERS } from './callers.ts'
import { HTTP_ROWS, MUTATOR_ROWS, QUERY_ROWS } from './matrix.ts'
import { CALLERS, type CallerName, type Outcome, type Row } from './matrix-row.ts'
import { ALIAS_ID, LIST_NAME, NOTE_TEXT, teamUnderTest, VIEW_ID } from './team-under-test.ts'

const site = await teamUnderTest()

const endpoints: Readonly<Record<string, AnyEndpoint>> = Object.assign(
  {},
  ...Object.values<Resource>(api).map(({ calls }) => calls),
)

/** Every attempt of a row. None finds what one before it changed. */
async function outcomesOf(
  row: Row,
  { isRead }: { isRead: boolean },
  attempt: (caller: CallerName) => Promise<Outcome>,
): Promise<Record<string, Outcome>> {
  const outcomes: Record<string, Outcome> = {}
  let isChanged = true
  for (const caller of CALLERS) {
    if (isChanged) {
      await site.reset(row.sharing, { isRemoved: /restore/.test(row.call) })
      // What is tried here is who may, not how often.
      await site.forgetCalls()
    }
    if (caller === 'demotedOwner') await site.demoteOwner()
    outcomes[caller] = await attempt(caller)
    isChanged = outcomes[caller] === 'ok' && !isRead
  }
  return outcomes
}

const titled = (rows: readonly Row[]) => rows.map((row) => [row.title, row] as const)

describe('over HTTP', () => {
  test('every call has a row, and every row is a call', () => {
    expect([...new Set(HTTP_ROWS.map(({ call }) => call))].toSorted()).toEqual(
      Object.keys(endpoints).toSorted(),
    )
  })

  test.each(titled(HTTP_ROWS))('%s is for whom the matrix says', async (_title, row) => {
    const endpoint = endpoints[row.call]
    if (endpoint === undefined) throw new Error('There is no such call.')
    const input = { ...(endpoint.example as object), ...row.input }
    const { address, body } = requestOf(endpoint, input)
    const attempt = async (caller: CallerName): Promise<Outcome> => {
      const headers = site.headersOf(caller)
      const answer = await (endpoint.method === 'GET'
        ? site.get(address, headers)
        : endpoint.method === 'DELETE'
          ? site.remove(address, headers)
          : endpoint.method === 'PUT'
            ? site.put(address, body, headers)
            : endpoint.body === undefined
              ? site.post(address, body, headers)
              : site.post(address, '%PDF-1.7', headers))
      await answer.arrayBuffer()
      return outcomeOf(answer.status)
    }
    expect(await outcomesOf(row, { isRead: endpoint.method === 'GET' }, attempt)).toEqual(row.outcomes)
  })
})

/** 503: a directory, or tiles, that tests do not have. Whoever gets that far may. */
function outcomeOf(status: number): Outcome {
  if (status < 400 || status === 503) return 'ok'
  if (status === 401 || status === 403 || status === 404) return `${status}`
  throw new Error(`Answered with ${status}.`)
}

describe('through the sync engine, what is read', () => {
  const ofProperty = { propertyId: PROPERTY_ID }
  const one = { id: COMP_LIST_ID }
  const database = zeroDrizzle(schema, site.db)
  /** What each is asked with, what its rows are for somebody, and what shows that it is the owner's thing. */
  const READS: Readonly<Record<string, Read>> = {
    'book.current': {
      args: [],
      rows: (ctx) => database.run(queries.book.current.fn({ args: undefined, ctx })),
      sign: '"teamId":"demo"',
    },
    'note.ofProperty': {
      args: [ofProperty],
      rows: (ctx) => database.run(queries.note.ofProperty.fn({ args: ofProperty, ctx })),
      sign: NOTE_TEXT,
    },
    'view.visible': {
      args: [],
      rows: (ctx) => database.run(queries.view.visible.fn({ args: undefined, ctx })),
      sign: VIEW_ID,
    },
    'compList.visible': {
      args: [],
      rows: (ctx) => database.run(queries.compList.visible.fn({ args: undefined, ctx })),
      sign: LIST_NAME,
    },
    'compList.one': {
      args: [one],
      rows: (ctx) => database.run(queries.compList.one.fn({ args: one, ctx })),
      sign: LIST_NAME,
    },
    'correction.inForce': {
      args: [],
      rows: (ctx) => database.run(queries.correction.inForce.fn({ args: undefined, ctx })),
      sign: CORRECTION_ID,
    },
    'attachment.ofProperty': {
      args: [ofProperty],
      rows: (ctx) => database.run(queries.attachment.ofProperty.fn({ args: ofProperty, ctx })),
      sign: ATTACHMENT_ID,
    },
  }

  test('every query has a row, and every row is a query', () => {
    expect([...new Set(QUERY_ROWS.map(({ call }) => call))].toSorted()).toEqual(namesIn(queries))
  })

  test.each(titled(QUERY_ROWS))('%s is for whom the matrix says', async (_title, row) => {
    const read = READS[row.call]
    if (read === undefined) throw new Error('It is not said here how this query is asked.')
    const attempt = async (caller: CallerName): Promise<Outcome> => {
      const asked = ['transform', [{ id: 'q', name: row.call, args: read.args }]]
      const headers = { 'X-Api-Key': ZERO_API_KEY, ...site.headersOf(caller) }
      const door = await site.post('/api/zero/query?schema=zero_0&appID=zero', asked, headers)
      if (door.status !== 200) return outcomeOf(door.status)
      const ctx = USERS[caller]
      if (ctx === undefined) throw new Error('The door is open to somebody unknown.')
      return JSON.stringify((await read.rows(ctx)) ?? null).includes(read.sign) ? 'ok' : '404'
    }
    expect(await outcomesOf(row, { isRead: true }, attempt)).toEqual(row.outcomes)
  })
})

describe('through the sync engine, what is written', () => {
  const now = Date.now()
  const comp = { propertyId: OTHER_PROPERTY_ID, propertyName: '', propertyAddress: null, notes: null }
  const list = { id: COMP_LIST_ID, name: 'Southwest', description: null, centerAddress: null, now }
  const view = { name: 'Renewals', columns: 'tenant,dateSigned', density: 'roomy', sort: null, now }
  const noPlace = { latitude: null, longitude: null, radius: null, subjectPropertyId: null, filters: null }
  const inList = { compListId: COMP_LIST_ID, propertyId: PROPERTY_ID, now }
  const args: Readonly<Record<string, () => object>> = {
    'note.add': () => ({ id: crypto.randomUUID(), propertyId: PROPERTY_ID, note: 'x', now }),
    'note.edit': () => ({ id: NOTE_ID, note: 'x', now }),
    'note.remove': () => ({ id: NOTE_ID }),
    'alias.add': () => ({ id: crypto.randomUUID(), name: 'Hines', alias: crypto.randomUUID(), now }),
    'alias.remove': () => ({ id: ALIAS_ID }),
    'assumption.set': () => ({ term: 'discountPercent', value: Math.random() * 20, now }),
    'view.save': () => ({ ...view, id: crypto.randomUUID() }),
    'view.edit': () => ({ ...view, id: VIEW_ID }),
    'view.remove': () => ({ id: VIEW_ID }),
    'compList.create': () => ({ ...list, id: newCompListId(), ...noPlace, comps: [] }),
    'compList.edit': () => list,
    'compList.describeSubject': () => ({ id: COMP_LIST_ID, subject: null, now }),
    'compList.setBase': () => ({ id: COMP_LIST_ID, base: 'netEffectiveRent', now }),
    'compList.rateRow': () => ({ id: COMP_LIST_ID, characteristic: 'clearHeight', rate: null, now }),
    'compList.setSubject': () => ({ id: COMP_LIST_ID, propertyId: PROPERTY_ID, now }),
    'compList.remove': () => ({ id: COMP_LIST_ID, now }),
    'compList.restore': () => ({ id: COMP_LIST_ID, now }),
    'comp.add': () => ({ compListId: COMP_LIST_ID, comps: [comp], now }),
    'comp.include': () => inList,
    'comp.exclude': () => ({ ...inList, reason: null }),
    'comp.adjust': () => ({ ...inList, characteristic: 'size', adjustment: null }),
    'comp.weigh': () => ({ ...inList, weight: 50 }),
    'comp.annotate': () => ({ ...inList, notes: 'x' }),
    'comp.remove': () => ({ compListId: COMP_LIST_ID, propertyIds: [PROPERTY_ID], now }),
    'comp.place': () => ({ ...inList, after: null }),
    'correction.set': () => ({
      id: crypto.randomUUID(),
      propertyId: PROPERTY_ID,
      typed: '2/mo',
      reason: null,
      optimistic: null,
      now,
    }),
    'correction.takeBack': () => ({ id: CORRECTION_ID, optimistic: null, now }),
    'property.add': () => ({ id: crypto.randomUUID(), typed: { name: 'Typed' }, optimistic: null, now }),
    'property.remove': () => ({ id: HAND_PROPERTY_ID, optimistic: null, now }),
    'property.restore': () => ({ id: HAND_PROPERTY_ID, optimistic: null, now }),
    'attachment.remove': () => ({ id: ATTACHMENT_ID, now }),
    'attachment.restore': () => ({ id: ATTACHMENT_ID, now }),
  }

  test('every mutator has a row, and every row is a mutator', () => {
    expect([...new Set(MUTATOR_ROWS.map(({ call }) => call))].toSorted()).toEqual(namesIn(mutators))
  })

  test.each(titled(MUTATOR_ROWS))('%s is for whom the matrix says', async (_title, row) => {
    const attempt = async (caller: CallerName): Promise<Outcome> => {
      const write = { ...args[row.call]?.(), ...row.input }
      const door = await pushedAlone(site, [row.call, write], site.headersOf(caller))
      if (door.status !== 200) return outcomeOf(door.status)
      const { mutations } = (await door.json()) as { mutations: { result: Refusal }[] }
      const { error, details } = mutations[0]?.result ?? {}
      if (error === undefined) return 'ok'
      return details?.code === 'forbidden' ? '403' : details?.code === 'not_found' ? '404' : outcomeOf(500)
    }
    expect(await outcomesOf(row, { isRead: false }, attempt)).toEqual(row.outcomes)
  })
})

interface Read {
  args: readonly object[]
  rows(ctx: SessionUser): Promise<unknown>
  sign: string
}

interface Refusal {
  error?: string
  details?: { code: string }
}

/** `note.add` of `{ note: { add } }`. */
function namesIn(groups: object): string[] {
  return (
    Object.entries(groups)
      .flatMap(([group, members]) => Object.keys(members as object).map((name) => `${group}.${name}`))
      // What the sync engine itself puts beside them.
      .filter((name) => !name.includes('~'))
      .toSorted()
  )
}
