import { expect, test } from 'vitest'
import { firstTalk, NO_TALK, nextTalk, type Talk } from '../../../../sync/assistant/conversation/next-talk.ts'
import { askedIn, criteriaIn } from '../../domain/query/criteria-in.ts'
import { vocabulary } from '../../domain/query/query-vocabulary.ts'

function after(...turns: readonly string[]): Talk {
  const [first = '', ...others] = turns
  return others.reduce<Talk>(
    (talk, turn) => nextTalk({ vocabulary, read: askedIn }, talk, NO_TALK, turn),
    firstTalk(askedIn(first)),
  )
}

const PAIRS = [
  ['in Katy or Pasadena', 'in Katy', 'in Pasadena'],
  ['NNN or gross', 'NNN', 'gross'],
  ['tenant "Acme" or "Zenith"', 'tenant "Acme"', 'tenant "Zenith"'],
] as const

test('the former and the latter are what was named first and last', () => {
  for (const [both, former, latter] of PAIRS) {
    for (const [turn, left] of [
      ['only the latter', latter],
      ['just the former', former],
      ['drop the former', latter],
      ['remove the latter', former],
      ['withdraw the latter one', former],
    ] as const)
      expect(after(`over 20k, ${both}`, turn).criteria, `${both} || ${turn}`).toEqual(
        criteriaIn(`over 20k, ${left}`),
      )
  }
})

test('what is withdrawn or struck is dropped, a row as well as a wish', () => {
  for (const verb of ['withdraw', 'strike', 'drop']) {
    expect(after('over 20k in Katy', `${verb} the size`).criteria, verb).toEqual(criteriaIn('in Katy'))
    expect(after('over 20k in Katy', `${verb} Katy`).criteria, verb).toEqual(criteriaIn('over 20k'))
    expect(after('over 20k in Katy', `${verb} the first and the third`).without, verb).toEqual([1, 3])
  }
})
