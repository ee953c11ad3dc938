import type { PartyField } from '../../criteria/asked-fields.ts'
import { phraseTable } from '../words/phrase-table.ts'

export type Role = 'tenant' | 'landlord' | 'broker' | 'brokerName' | 'brokerage' | 'buyer' | 'seller'

/** What says the role of the name behind it. */
export const roles = phraseTable<Role>([
  [
    'tenant',
    'tenant|tenants|lessee|occupier|occupant|leased to|leased by|let to|rented to|rented by|occupied by|tenant is|tenant name|tenanted by|lease to|leases to|leases by|leased with',
  ],
  [
    'landlord',
    'landlord|landlords|owner|owners|lessor|owned by|landlord firm|property owner|landlord is|owner is|ll|held by|belonging to|belongs to|belong to|that belong to|which belong to|that belongs to|which belongs to|properties of|buildings of|leased from|leases from|lease from|leasing from|renting from|rented from|tenants of|portfolio of|ownership|developed by|built by',
  ],
  [
    'broker',
    "tenant rep|tenant reps|tenant rep is|tenant rep by|tenant repped by|tenant rep'd by|tenant represented by|tenant broker|tenant's broker|landlord rep|landlord reps|landlord broker|landlord's broker|rep'd by|" +
      'broker|brokers|agent|listing broker|listing agent|leasing agent|listed by|listed with|brokered by|marketed by|represented by|broker is|repped by|rep|reps|rep by|repped with|handled by|listings by|listings of|listings from|deals by',
  ],
  ['brokerName', 'broker name|agent name'],
  [
    'buyer',
    'acquisitions by|purchases by|acquisition by|buyer|buyers|buyer is|bought by|sold to|purchased by|acquired by|purchaser|purchasers|grantee|grantees|grantee is|vendee|snapped up by|picked up by|taken down by|bought out by|buys by|traded to|went to buyer',
  ],
  [
    'seller',
    'dispositions by|sales by|disposition by|grantor|grantors|grantor is|vendor|vendors|unloaded by|offloaded by|disposed of by|divested by|shed by|dumped by|let go by|sold off by|purchases from|acquisitions from|seller|sellers|seller is|sold by|bought from|bought off|bought off of|purchased from|purchased off|acquired from|acquired off',
  ],
  ['brokerage', 'brokerage|broker firm|brokerage firm|listing firm|listing company'],
])

export function fieldOf(role: Role): PartyField {
  switch (role) {
    case 'tenant':
      return 'tenant'
    case 'landlord':
      return 'landlordFirm'
    case 'broker':
    case 'brokerName':
      return 'brokerName'
    case 'brokerage':
      return 'brokerFirm'
    case 'buyer':
    case 'seller':
      return role
  }
}
