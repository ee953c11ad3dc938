import fc from 'fast-check'
import { expect, test } from 'vitest'
import { understoodIn } from '../../domain/query/criteria-in.ts'
import { talkAfter } from './talk-after.ts'

const oneOf = fc.constantFrom
const after = (...turns: readonly string[]) => talkAfter(...turns).criteria
const [LISTED] = understoodIn('brokerage JLL')
const [FOR_TENANT] = understoodIn('JLL on the tenant side')
const others = understoodIn('over 20k sf')

test('a broker may be on either side of a lease', () => {
  expect(LISTED).toMatchObject({ kind: 'party', field: 'brokerFirm', text: 'JLL' })
  expect(FOR_TENANT).toMatchObject({ kind: 'holds', field: 'tenantRepFirm' })
})

test('the same brokers are asked for on the other side of the lease, in any wording', () => {
  fc.assert(
    fc.property(
      oneOf([LISTED, FOR_TENANT, 'tenant'], [FOR_TENANT, LISTED, 'landlord']),
      oneOf(
        'flip it to the S side',
        'no, on the S side',
        'sorry, for the S',
        'I meant the ones where they had the S',
      ),
      ([stood, meant, side], wording) => {
        const turn = wording.replace('S', side as string)
        const first = stood === LISTED ? 'over 20k sf, brokerage JLL' : 'over 20k sf, JLL on the tenant side'
        expect({ turn, before: after(first) }).toEqual({ turn, before: expect.arrayContaining([stood]) })
        const criteria = after(first, turn)
        expect({ turn, criteria }).toEqual({ turn, criteria: expect.arrayContaining([...others, meant]) })
        expect(criteria).toHaveLength(2)
      },
    ),
  )
})

test('brokers named on the tenant side beside those who listed leave these as they are', () => {
  for (const turn of ['and CBRE on the tenant side', 'with CBRE on the tenant side'])
    expect({ turn, criteria: after('brokerage JLL', turn) }).toEqual({
      turn,
      criteria: expect.arrayContaining([LISTED, ...understoodIn('CBRE on the tenant side')]),
    })
})
