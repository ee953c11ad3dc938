import type { PartyField } from '../../criteria/asked-fields.ts'
import { phraseTable } from '../words/phrase-table.ts'

/** "as landlord", "was the buyer", "is a tenant" */
const as = (...nouns: string[]) =>
  ['the', 'as', 'as a', 'as the', 'is the', 'is a', 'was the', 'was a', 'were the', 'being the']
    .flatMap((verb) => nouns.map((noun) => `${verb} ${noun}`))
    .join('|')

/** What is said after a name: which of its roles is meant. A joined word is part of the phrase, others stand alone. */
export const rolesAfter = phraseTable<{ field: PartyField; isJoined: boolean }>([
  [
    { field: 'landlordFirm', isJoined: true },
    `owned|- owned|own|owns|holds|is landlord|${as('landlord', 'owner', 'lessor', 'll')}`,
  ],
  [{ field: 'landlordFirm', isJoined: false }, 'buildings|properties|portfolio|assets|parks'],
  [
    { field: 'tenant', isJoined: true },
    `leased|- leased|occupied|- occupied|occupy|occupies|is occupying|is leasing|is in as tenant|rents|is renting|moved into|tenancy|tenancies|${as('tenant', 'occupier', 'lessee')}`,
  ],
  [{ field: 'tenant', isJoined: false }, 'leases|lease|locations'],
  [
    { field: 'buyer', isJoined: true },
    `bought|- bought|purchased|- purchased|acquired|- acquired|purchase|purchases|acquisition|acquisitions|buy|buys|buying|is buying|picked up|closed on|${as('buyer', 'purchaser')}`,
  ],
  [
    { field: 'seller', isJoined: true },
    `sold|- sold|disposition|dispositions|sell|sells|selling|is selling|unloaded|disposed of|${as('seller', 'vendor')}`,
  ],
  [
    { field: 'brokerFirm', isJoined: true },
    `listed|- listed|repped|- repped|brokered|- brokered|tenant rep|tenant reps|tenant repped|landlord rep|rep|reps|represents|is repping|list|lists|is listing|is marketing|markets|has listed|have listed|has it listed|did the deal|did the lease|did that deal|did the deals|brokered the deal|handled the deal|handled the lease|worked the deal|closed the deal|put the deal together|${as('broker', 'brokerage', 'tenant rep', 'landlord rep', 'listing broker', 'listing agent')}`,
  ],
  [{ field: 'brokerFirm', isJoined: false }, 'listings|listing|deals|comps'],
])
