import type { IDToken } from 'oauth4webapi'
import * as z from 'zod/mini'
import { cleanLine, isBlank } from '../../../sync/domain/words/person-text.ts'
import type { DirectorySignIn } from '../../settings/sign-in-settings.ts'

/** Somebody of the directory who may come in. */
export interface Person {
  readonly issuer: string
  /** The directory's own key for the person; addresses are given to others in time. */
  readonly subject: string
  readonly name: string
  readonly email: string | null
  /** True where the directory vouches for the address: it is verified, or of a tenant that may sign in. */
  readonly isEmailProven: boolean
  readonly tenant: string | null
  /** The directory's groups and the app's roles that it names. */
  readonly groups: readonly string[]
}

const LONGEST_NAME = 120
const LONGEST_EMAIL = 254
const NO_NAME = 'Teammate'

const word = z.catch(z.optional(z.string()), undefined)
const words = z.catch(z.array(z.string()), [])
const known = z.object({
  iss: z.string(),
  sub: z.string(),
  tid: word,
  oid: word,
  hd: word,
  name: word,
  email: word,
  email_verified: z.catch(z.optional(z.boolean()), undefined),
  groups: words,
  roles: words,
})
type Known = z.infer<typeof known>

/** Whom the claims of a checked ID token mean; null where the settings do not let them in. */
export function personOf(claims: IDToken, { tenants, domains, groups }: DirectorySignIn): Person | null {
  const said = z.parse(known, claims)
  const tenant = tenantOf(said)
  const memberOf = [...said.groups, ...said.roles]
  if (tenants.length > 0 && !tenants.includes(tenant ?? '')) return null
  if (groups.length > 0 && !groups.some((group) => memberOf.includes(group))) return null
  if (domains.length > 0 && !domains.includes(domainOf(said) ?? '')) return null
  const { iss, sub, oid, email = '' } = said
  const name = cleanLine((said.name ?? '').replaceAll('\0', '').toWellFormed()).slice(0, LONGEST_NAME)
  const isAddress = /^[^\s\0@]+@[^\s\0@]+$/.test(email) && email.length <= LONGEST_EMAIL
  return {
    issuer: iss,
    // Microsoft's `sub` differs from one registered app to the next, its `oid` does not.
    subject: tenant !== null && oid !== undefined ? oid : sub,
    name: isBlank(name) ? NO_NAME : name,
    email: isAddress ? email : null,
    isEmailProven:
      isAddress && (said.email_verified === true || (tenant !== null && tenants.includes(tenant))),
    tenant,
    groups: memberOf,
  }
}

/** The tenant, where the issuer's own address names it: any directory could put a claim of this name. */
function tenantOf({ iss, tid }: Known): string | null {
  return tid !== undefined && tid !== '' && iss.split('/').includes(tid) ? tid.toLowerCase() : null
}

/** The domain that the directory vouches for: a Google Workspace's own, or that of a verified address. */
function domainOf({ hd, email, email_verified: isVerified }: Known): string | null {
  if (hd !== undefined) return hd.toLowerCase()
  return isVerified === true ? (email?.split('@').at(-1)?.toLowerCase() ?? null) : null
}
