import { expect, test } from 'vitest'
import { createNotesLedger } from './notes-ledger.ts'

function withEditedNote() {
  const findings = createNotesLedger()
  findings.added(0, 'n1', 'first words')
  findings.heard('n1', 'first words', 'saved')
  findings.edited('n1', 'other words')
  return findings
}

test('a note that was asked for and not refused must be there once, acknowledged or not', () => {
  const findings = createNotesLedger()
  findings.added(0, 'n1', 'unheard of')
  findings.added(0, 'n2', 'refused')
  findings.heard('n2', 'refused', 'failed')
  expect(findings.faultsOf(new Map())).toEqual(['lost: unheard of'])
  expect(findings.faultsOf(new Map([['n1', 'unheard of']]))).toEqual([])
  const twice = new Map([
    ['n1', 'unheard of'],
    ['n3', 'unheard of'],
  ])
  expect(findings.faultsOf(twice)).toEqual(['not asked for: unheard of', 'doubled: unheard of'])
})

test('an edit that nobody answered may have arrived or not; one that was acknowledged has', () => {
  const findings = withEditedNote()
  expect(findings.faultsOf(new Map([['n1', 'first words']]))).toEqual([])
  expect(findings.faultsOf(new Map([['n1', 'other words']]))).toEqual([])
  findings.heard('n1', 'other words', 'saved')
  expect(findings.faultsOf(new Map([['n1', 'first words']]))).toEqual([
    'first words, where other words was acknowledged',
  ])
})

test('an edit that was given back to its author has not arrived', () => {
  const findings = withEditedNote()
  findings.heard('n1', 'other words', 'unsent')
  expect(findings.faultsOf(new Map([['n1', 'other words']]))).toEqual([
    'other words, where first words was acknowledged',
  ])
})

test('a note that a leaving page may not have heard of may be there or not, once it is acknowledged it must', () => {
  const findings = createNotesLedger()
  findings.added(0, 'n1', 'words')
  findings.doubted('n1')
  expect(findings.faultsOf(new Map())).toEqual([])
  expect(findings.faultsOf(new Map([['n1', 'words']]))).toEqual([])
  findings.heard('n1', 'words', 'saved')
  expect(findings.faultsOf(new Map())).toEqual(['lost: words'])
})
