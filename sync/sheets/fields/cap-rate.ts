import { readPercent } from '../cells/read-percent.ts'
import { ownColumn } from './own-column.ts'

const RULES = { label: 'Cap rate', least: 0.5, most: 25 }

export const capRate = ownColumn('capRate', {
  aliases:
    'cap rate|capitalization rate|~cap|going in cap|going in cap rate|actual cap rate|caprate|in place cap rate|initial yield|cap percent|cap rate percent|caprate percent|overall rate|~oar|overall cap rate|~ro|pro forma cap rate|proforma cap rate|actual cap|closing cap rate|sale cap rate|reported cap rate|cap at sale|cap rate at sale|~yield|noi cap rate|capitalisation rate|niy|net initial yield|~going in rate|going in yield|going in capitalization rate',
  avoid: 'increase expense date note rent exit terminal',
  fillers: 'percent actual at sale in place going rate closing reported',
  read: (cell, _, { isFraction }) => readPercent(cell, RULES, isFraction),
})
