import { expect, test } from 'vitest'
import { assumesWords } from '../../../../sync/domain/assumed/assumption-words.ts'
import { makeAssumed } from '../../../make/assumed.ts'

test('the words say each figure with its unit, and who set which', () => {
  const { assumptions } = makeAssumed({ discountPercent: 8, commissionPerSf: 6 })
  const other = makeAssumed({ opexPerSf: 0.25 }, 'Bo Reed').assumptions
  expect(assumesWords([...assumptions, ...other], 'year')).toBe(
    'assumes 8% discount and $6.00/SF commissions, set by Maria Chen; $3.00/SF/yr operating expenses, set by Bo Reed',
  )
  expect(assumesWords([])).toBe('')
})
