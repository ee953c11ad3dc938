import { expect, test } from 'vitest'
import { personOf } from '../../../../edge/auth/directory/person-of.ts'
import type { DirectorySignIn } from '../../../../edge/settings/sign-in-settings.ts'

const TENANT = '72f988bf-86f1-41af-91ab-2d7cd011db47'
const ENTRA = `https://login.microsoftonline.com/${TENANT}/v2.0`
const GOOGLE = 'https://accounts.google.com'
const OKTA = 'https://acme.okta.com'

const times = { aud: 'clearheight', iat: 1, exp: 2 }
const person = (claims: Record<string, unknown>, allowed: Partial<DirectorySignIn> = {}) =>
  personOf({ ...times, iss: OKTA, sub: 'sub', ...claims }, {
    tenants: [],
    domains: [],
    groups: [],
    ...allowed,
  } as unknown as DirectorySignIn)

test('of Microsoft’s directory a person is the tenant’s object, which is the same for every app', () => {
  expect(person({ iss: ENTRA, tid: TENANT, oid: 'oid', name: 'Ann', email: 'ann@acme.example' })).toEqual({
    issuer: ENTRA,
    subject: 'oid',
    name: 'Ann',
    email: 'ann@acme.example',
    isEmailProven: false,
    tenant: TENANT,
    groups: [],
  })
})

test('of any other directory a person is its subject, whatever else it says', () => {
  expect(person({ tid: TENANT, oid: 'oid', email: 'ann@acme.example' })).toMatchObject({
    issuer: OKTA,
    subject: 'sub',
  })
})

test('a tenant counts only where the issuer is that tenant’s', () => {
  const tenants = [TENANT]
  expect(person({ iss: ENTRA, tid: TENANT, oid: 'oid' }, { tenants })).not.toBeNull()
  expect(person({ iss: ENTRA, tid: TENANT.toUpperCase(), oid: 'oid' }, { tenants })).toBeNull()
  expect(person({ tid: TENANT }, { tenants })).toBeNull()
  expect(person({}, { tenants })).toBeNull()
})

test('a domain counts where a Google Workspace is of it, or an address of it is verified', () => {
  const domains = ['acme.example']
  const isIn = (claims: Record<string, unknown>) => person(claims, { domains }) !== null
  expect(isIn({ iss: GOOGLE, hd: 'acme.example', email: 'ann@acme.example' })).toBe(true)
  expect(isIn({ email: 'ann@ACME.example', email_verified: true })).toBe(true)
  expect(isIn({ iss: GOOGLE, hd: 'evil.example', email: 'ann@acme.example', email_verified: true })).toBe(
    false,
  )
  expect(isIn({ email: 'ann@acme.example', email_verified: false })).toBe(false)
  expect(isIn({ email: 'ann@acme.example', email_verified: 'true' })).toBe(false)
  expect(isIn({ email: 'ann@acme.example' })).toBe(false)
  expect(isIn({ email: 'ann@acme.example@evil.example', email_verified: true })).toBe(false)
  expect(isIn({ email: 'ann@not-acme.example', email_verified: true })).toBe(false)
  expect(isIn({ email_verified: true })).toBe(false)
})

test('where tenants and domains are asked for, both must fit', () => {
  const allowed = { tenants: [TENANT], domains: ['acme.example'] }
  const entra = { iss: ENTRA, tid: TENANT, oid: 'oid' }
  expect(person(entra, allowed)).toBeNull()
  expect(person({ ...entra, email: 'ann@acme.example', email_verified: true }, allowed)).not.toBeNull()
})

test('a name is one line of what can be stored and read, and there always is one', () => {
  const nameOf = (name: unknown) => person({ name })?.name
  expect(nameOf('  Ann\n\u202eCastillo ')).toBe('Ann Castillo')
  expect(nameOf('Ann\0')).toBe('Ann')
  expect(nameOf('x'.repeat(500))).toBe('x'.repeat(120))
  for (const none of ['', ' \u200b', '\0', 7, undefined]) expect(nameOf(none)).toBe('Teammate')
})

test.each(['no address', 'a@b c', 'ann\0@acme.example', `${'x'.repeat(250)}@acme.example`, 7])(
  'an address %j is not kept',
  (email) => {
    expect(person({ email })?.email).toBeNull()
  },
)

test('an address is proven where the directory has verified it, or where its tenant may sign in', () => {
  const entra = { iss: ENTRA, tid: TENANT, oid: 'oid', email: 'ann@acme.example' }
  expect(person(entra)?.isEmailProven).toBe(false)
  expect(person(entra, { tenants: [TENANT] })?.isEmailProven).toBe(true)
  expect(person({ email: 'ann@acme.example', email_verified: true })?.isEmailProven).toBe(true)
  expect(person({ email: 'ann@acme.example' })?.isEmailProven).toBe(false)
  expect(person({ email_verified: true })?.isEmailProven).toBe(false)
})

test('where groups are asked for, one of them must be the person’s, as a group or as a role of the app', () => {
  const allowed = { groups: ['crew', 'CRE Team'] }
  expect(person({ groups: ['others', 'crew'] }, allowed)?.groups).toEqual(['others', 'crew'])
  expect(person({ roles: ['CRE Team'] }, allowed)).not.toBeNull()
  expect(person({ groups: ['others'] }, allowed)).toBeNull()
  expect(person({ groups: 'crew' }, allowed)).toBeNull()
  expect(person({}, allowed)).toBeNull()
})
