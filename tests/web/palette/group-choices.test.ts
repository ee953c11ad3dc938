import { Search } from 'lucide-react'
import { expect, test } from 'vitest'
import { type ChoiceSources, groupChoices } from '../../../web/palette/group-choices.ts'
import type { Choice, ChoiceGroup } from '../../../web/ui/choices/choice.ts'

const choice = (name: string): Choice => ({
  id: name,
  name,
  detail: null,
  figure: null,
  icon: Search,
  keys: [],
  run: () => {},
})
const choices = (...names: string[]) => names.map(choice)
const namesIn = (groups: readonly ChoiceGroup[]) =>
  groups.map((group) => [group.name, ...group.choices.map(({ name }) => name)])

const sources: ChoiceSources = {
  pages: choices('Home', 'Property Search', 'Comp Lists'),
  actions: choices('Use the dark theme', 'Sync data now'),
  lists: choices('Katy comps', 'Port comps'),
  recent: choices('Property Search', 'Gulf Tower'),
}

test('before anything is typed the last choices come first, and none stands twice', () => {
  expect(namesIn(groupChoices(sources, '', null))).toEqual([
    ['Recent', 'Property Search', 'Gulf Tower'],
    ['Pages', 'Home', 'Comp Lists'],
    ['Actions', 'Use the dark theme', 'Sync data now'],
  ])
})

test('what the words name comes before the search for them', () => {
  const fromBook = {
    properties: choices('Comp Yard'),
    completions: [],
    search: choice('Search'),
    isUnderstood: false,
  }
  expect(namesIn(groupChoices(sources, 'comp', fromBook))).toEqual([
    ['Pages', 'Comp Lists'],
    ['Properties', 'Comp Yard'],
    ['Comp Lists', 'Katy comps', 'Port comps'],
    ['Search', 'Search'],
  ])
})

test('an action comes before the properties where its name begins so', () => {
  const fromBook = {
    properties: choices('Darkwood'),
    completions: [],
    search: choice('Search'),
    isUnderstood: false,
  }
  const namesFor = (query: string) => namesIn(groupChoices(sources, query, fromBook)).map(([name]) => name)
  expect(namesFor('use the dark')).toEqual(['Actions', 'Properties', 'Search'])
  expect(namesFor('dark')).toEqual(['Properties', 'Actions', 'Search'])
})

test('words that are understood are searched first', () => {
  const fromBook = {
    properties: choices('Katy Yard'),
    completions: [],
    search: choice('Search'),
    isUnderstood: true,
  }
  expect(namesIn(groupChoices(sources, 'katy', fromBook))).toEqual([
    ['Search', 'Search'],
    ['Properties', 'Katy Yard'],
    ['Comp Lists', 'Katy comps'],
  ])
})
