import type { PartyField } from '../../criteria/asked-fields.ts'
import { phraseTable } from '../words/phrase-table.ts'

/** "as landlord", "was the buyer", "is a tenant" */
const as = (...nouns: string[]) =>
  ['the', 'as', 'as a', 'as the', 'is the', 'is a', 'was the', 'was a', 'were the', 'being the']
    .flatMap((verb) => nouns.map((noun) => `${verb} ${noun}`))
    .join('|')

/** The forms of a verb, "buy|buys|bought|buying", also behind words that put them into a tense: "has been buying". */
const did = (...verbs: string[]) =>
  verbs
    .flatMap((forms) => {
      const [, says, past, doing] = forms.split('|')
      const all = forms.split('|').map((form) => ['', 'recently ', 'just '].map((when) => when + form))
      const been = ["'s", 'has', 'have', 'had'].flatMap((has) => [`${has} ${past}`, `${has} been ${doing}`])
      const now = ['is', 'was', 'are', 'were', 'been'].map((be) => `${be} ${doing}`)
      return [...all.flat(), ...been, ...now, `who ${past}`, `that ${past}`, `who ${says}`]
    })
    .join('|')

/** "on the buy side", "buy-side", "on the selling end" */
const side = (...words: string[]) =>
  ['side', 'end']
    .flatMap((end) => words.flatMap((word) => [`on the ${word} ${end}`, `as the ${word} ${end}`]))
    .concat(words.map((word) => `${word} side`))
    .join('|')

/** "repped the tenant", "for the landlord", "on the tenant's side" */
const ofSide = (who: string) =>
  [
    'repped',
    'represented',
    'represents',
    'reps',
    'rep',
    'representing',
    'repping',
    'had',
    'brought',
    'brought in',
    'handled',
    'worked for',
  ]
    .map((verb) => `${verb} the ${who}`)
    .concat(`for the ${who}`, `${who} side`, `repped ${who}`)
    .concat(
      [who, `${who}'s`].flatMap((whose) =>
        ['the ', ''].flatMap((the) =>
          ['', 'rep ', 'repped ', 'is ', 'was ', 'being '].map((verb) => `${verb}on ${the}${whose} side`),
        ),
      ),
    )
    .join('|')

/** What is said after a name: which of its roles is meant. A joined word is part of the phrase, others stand alone. */
export const rolesAfter = phraseTable<{ field: PartyField; isJoined: boolean }>([
  [
    { field: 'landlordFirm', isJoined: true },
    `owned|- owned|own|owns|holds|is landlord|is ll|is owner|was landlord|was ll|${as('landlord', 'owner', 'lessor', 'll')}`,
  ],
  [{ field: 'landlordFirm', isJoined: false }, 'buildings|properties|portfolio|assets|parks'],
  [
    { field: 'tenant', isJoined: true },
    `leased|- leased|occupied|- occupied|occupy|occupies|is occupying|is leasing|is in as tenant|rents|is renting|moved into|tenancy|tenancies|${as('tenant', 'occupier', 'lessee')}`,
  ],
  [{ field: 'tenant', isJoined: false }, 'leases|lease|locations'],
  [
    { field: 'buyer', isJoined: true },
    `- bought|- purchased|- acquired|purchase|purchases|acquisition|acquisitions|buying|closed on|has closed on|just closed on|is closing on|that took it|who took it|that took it down|took it down|ended up with it|won the bid|${did('buy|buys|bought|buying', 'purchase|purchases|purchased|purchasing', 'acquire|acquires|acquired|acquiring', 'pick up|picks up|picked up|picking up', 'snap up|snaps up|snapped up|snapping up', 'take down|takes down|took down|taking down', 'take title|takes title|took title|taking title', 'invest in|invests in|invested in|investing in')}|${side('buy', 'buyer', 'buying', 'purchase', 'purchasing', 'acquisition')}|${as('buyer', 'purchaser', 'grantee', 'vendee')}`,
  ],
  [
    { field: 'seller', isJoined: true },
    `- sold|disposition|dispositions|${did('sell|sells|sold|selling', 'unload|unloads|unloaded|unloading', 'dispose of|disposes of|disposed of|disposing of', 'divest|divests|divested|divesting', 'offload|offloads|offloaded|offloading', 'part with|parts with|parted with|parting with', 'dump|dumps|dumped|dumping', 'get rid of|gets rid of|got rid of|getting rid of', 'let go of|lets go of|let go|letting go of', 'cash out of|cashes out of|cashed out of|cashing out of', 'exit|exits|exited|exiting')}|${side('sell', 'seller', 'selling', 'sale', 'disposition')}|${as('seller', 'vendor', 'grantor')}`,
  ],
  [
    { field: 'brokerFirm', isJoined: true },
    `${ofSide('tenant')}|${ofSide('landlord')}|listed|- listed|repped|- repped|broker|brokers|brokered|- brokered|tenant rep|tenant reps|tenant repped|landlord rep|rep|reps|represents|is repping|list|lists|is listing|is marketing|markets|has listed|have listed|has it listed|has the listing|have the listing|got the listing|holds the listing|has the assignment|has the leasing assignment|handles the leasing|handles leasing|does the leasing|is handling it|is handling the leasing|is leasing it|is leasing it up|is the broker|is on the sign|did the deal|did the lease|did that deal|did the deals|brokered the deal|handled the deal|handled the lease|worked the deal|closed the deal|put the deal together|${as('broker', 'brokerage', 'tenant rep', 'landlord rep', 'listing broker', 'listing agent')}`,
  ],
  [{ field: 'brokerFirm', isJoined: false }, 'listings|listing|deals|comps'],
])
