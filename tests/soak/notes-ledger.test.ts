import { expect, test } from 'vitest'
import { createNotesLedger } from './notes-ledger.ts'

function withEditedNote() {
  const ledger = createNotesLedger()
  ledger.added(0, 'n1', 'first words')
  ledger.heard('n1', 'first words', 'saved')
  ledger.edited('n1', 'other words')
  return ledger
}

test('a note that was asked for and not refused must be there once, acknowledged or not', () => {
  const ledger = createNotesLedger()
  ledger.added(0, 'n1', 'unheard of')
  ledger.added(0, 'n2', 'refused')
  ledger.heard('n2', 'refused', 'failed')
  expect(ledger.faultsOf(new Map())).toEqual(['lost: unheard of'])
  expect(ledger.faultsOf(new Map([['n1', 'unheard of']]))).toEqual([])
  const twice = new Map([
    ['n1', 'unheard of'],
    ['n3', 'unheard of'],
  ])
  expect(ledger.faultsOf(twice)).toEqual(['not asked for: unheard of', 'doubled: unheard of'])
})

test('an edit that nobody answered may have arrived or not; one that was acknowledged has', () => {
  const ledger = withEditedNote()
  expect(ledger.faultsOf(new Map([['n1', 'first words']]))).toEqual([])
  expect(ledger.faultsOf(new Map([['n1', 'other words']]))).toEqual([])
  ledger.heard('n1', 'other words', 'saved')
  expect(ledger.faultsOf(new Map([['n1', 'first words']]))).toEqual([
    'first words, where other words was acknowledged',
  ])
})

test('an edit that was given back to its author has not arrived', () => {
  const ledger = withEditedNote()
  ledger.heard('n1', 'other words', 'unsent')
  expect(ledger.faultsOf(new Map([['n1', 'other words']]))).toEqual([
    'other words, where first words was acknowledged',
  ])
})

test('a note that a leaving page may not have heard of may be there or not, once it is acknowledged it must', () => {
  const ledger = createNotesLedger()
  ledger.added(0, 'n1', 'words')
  ledger.doubted('n1')
  expect(ledger.faultsOf(new Map())).toEqual([])
  expect(ledger.faultsOf(new Map([['n1', 'words']]))).toEqual([])
  ledger.heard('n1', 'words', 'saved')
  expect(ledger.faultsOf(new Map())).toEqual(['lost: words'])
})
