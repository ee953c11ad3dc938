import fc from 'fast-check'
import { expect, test } from 'vitest'
import { understoodIn } from './criteria-in.ts'
import { city, lacks, notCity, notLease, notType, party, size } from './query-vocabulary.ts'

const oneOf = fc.constantFrom
const asked = [size(20_000, 30_000), city('Katy')]

test('the client that looks for a building is no party of the comps, however that is said', () => {
  const client = oneOf(
    (name: string) => `my client is ${name} and they need`,
    (name: string) => `client is ${name}, need`,
    (name: string) => `Client: ${name}. Need`,
    (name: string) => `for my client ${name},`,
    (name: string) => `working with ${name} on`,
    (name: string) => `on behalf of ${name} we need`,
  )
  fc.assert(
    fc.property(client, oneOf('Acme Logistics', 'Bayou Steel', 'Trinity Basin'), (said, name) => {
      const words = `${said(name)} 20-30k sf in Katy`
      expect({ words, read: understoodIn(words) }).toEqual({ words, read: asked })
    }),
  )
  expect(understoodIn('tenant is Acme Logistics')).toEqual([party('tenant', 'Acme Logistics LLC')])
})

test('where those who ask are from asks for nothing', () => {
  const from = oneOf(
    (place: string) => `we're a ${place} family office looking at`,
    (place: string) => `I'm with a ${place} based investor looking for`,
    (place: string) => `client is a ${place} importer, wants`,
    (place: string) => `I have a ${place} retailer who needs`,
  )
  fc.assert(
    fc.property(from, oneOf('Tomball', 'Missouri', 'St. Louis', 'Houston'), (said, place) => {
      const words = `${said(place)} 20-30k sf in Katy`
      expect({ words, read: understoodIn(words) }).toEqual({ words, read: asked })
    }),
  )
})

test('what somebody has already is not searched again', () => {
  for (const words of [
    "we've seen the Katy ones already, show me Tomball",
    'i got the Katy comps already, Tomball',
    'I have the Katy deals already. Tomball please',
  ])
    expect({ words, read: understoodIn(words) }).toEqual({ words, read: [city('Tomball')] })
  expect(understoodIn("I've got the Tomball ones already, so leave out Acme Logistics. 20-30k sf")).toEqual([
    party('tenant', 'Acme Logistics LLC', true),
    size(20_000, 30_000),
  ])
})

test('a further thing that is left out is left out, whoever or whatever it is', () => {
  expect(understoodIn("leave out Gulf & Main's deals and anything Jane Doe brokered")).toEqual([
    party('brokerFirm', 'Gulf & Main', true),
    party('brokerName', 'Jane Doe', true),
  ])
  expect(understoodIn('leave out Katy and anything Jane Doe brokered')).toEqual([
    notCity('Katy'),
    party('brokerName', 'Jane Doe', true),
  ])
})

test('office that is left out of a list is a type of building, and no office a lack of space', () => {
  expect(understoodIn('Katy, leave out office')).toEqual([city('Katy'), notType('Office')])
  expect(understoodIn('Katy, no office')).toEqual([city('Katy'), lacks('office')])
})

test('who picks up a building picks it up from its seller', () => {
  for (const verb of ['picked up', 'snapped up', 'bought'])
    expect({ verb, read: understoodIn(`what has Palmetto Fund II ${verb} from Old Mill Partners`) }).toEqual({
      verb,
      read: [party('buyer', 'Palmetto Fund II'), party('seller', 'Old Mill Partners')],
    })
})

test('a role that does not matter names nobody, and one that may be all but one leaves that one out', () => {
  for (const words of ['seller is not important', 'buyer can be anyone', 'tenant is irrelevant'])
    expect({ words, read: understoodIn(`20-30k sf in Katy, ${words}`) }).toEqual({ words, read: asked })
  expect(understoodIn('landlord can be anybody but Trinity Basin')).toEqual([
    party('landlordFirm', 'Trinity Basin Properties', true),
  ])
  expect(understoodIn("Trinity Basin can't be the owner")).toEqual([
    party('landlordFirm', 'Trinity Basin Properties', true),
  ])
  expect(understoodIn("tenant ain't Acme Logistics")).toEqual([party('tenant', 'Acme Logistics LLC', true)])
})

test('what is left out is left out in formal words as in slang', () => {
  for (const words of [
    'excluding any premises situated in the City of Katy',
    'excluding anything situated in Katy',
    'excluding premises in Katy',
  ])
    expect({ words, read: understoodIn(words) }).toEqual({ words, read: [notCity('Katy')] })
  for (const words of ['forget anything gross', 'fuhgeddaboud anything gross'])
    expect({ words, read: understoodIn(words) }).toEqual({ words, read: [notLease('Gross')] })
})

test('where the lease is that runs out is not asked for beside another place', () => {
  expect(understoodIn('Our Tomball lease is up soon, please pull 20-30k sf in Katy')).toEqual(asked)
  expect(understoodIn('our Katy lease is up soon, find 20-30k sf')).toEqual([
    city('Katy'),
    size(20_000, 30_000),
  ])
})

test('who is said not to have a role is left out, and what is sold by somebody names no seller before it', () => {
  expect(understoodIn('Katy leases where Gulf & Main was not the broker')).toEqual([
    city('Katy'),
    party('brokerFirm', 'Gulf & Main', true),
  ])
  expect(understoodIn('Assets sold by Old Mill Partners')).toEqual([party('seller', 'Old Mill Partners')])
})
