import { city, lease, party, rent, size, type } from '../query-vocabulary.ts'
import { type BrokerQuestion, near } from './book-words.ts'

/** Tenants, landlords and brokers, known to the book or not. */
export const PARTIES: readonly BrokerQuestion[] = [
  ['tenant Orbit Freight', [party('tenant', 'Orbit Freight')]],
  ['leased to sunbelt foods', [party('tenant', 'Sunbelt Foods Inc')]],
  ['occupied by Harbor Steel in Carson', [party('tenant', 'Harbor Steel Supply'), city('Carson')]],
  ['tenant: zephyr', [party('tenant', 'Zephyr')]],
  ['Zephyr leases in Ontario', [city('Ontario'), party('tenant', 'Zephyr')]],
  ['landlord Granite', [party('landlordFirm', 'Granite Industrial Trust')]],
  ['owned by Overland', [party('landlordFirm', 'Overland Properties')]],
  ['buildings owned by keystone under $1', [party('landlordFirm', 'Keystone'), rent(null, 1)]],
  ['owner = Mesa Logistics', [party('landlordFirm', 'Mesa Logistics REIT')]],
  ['LL Granite', [party('landlordFirm', 'Granite Industrial Trust')]],
  ['listed by Maria Lopez', [party('brokerName', 'Maria Lopez')]],
  ['broker ted', [party('brokerName', 'Ted Nguyen')]],
  ['broker BKR', [party('brokerFirm', 'BKR')]],
  ['BKR listings in Fontana', [city('Fontana'), party('brokerFirm', 'BKR')]],
  ['listed with Summit & Lake', [party('brokerFirm', 'Summit & Lake')]],
  ['brokerage Meridian', [party('brokerFirm', 'Meridian Industrial Advisors')]],
  ['listing agent John Park near Katy', [party('brokerName', 'John Park'), near('Katy')]],
  ['Katy Freight Lines', [party('tenant', 'Katy Freight Lines')]],
  ['tenant Katy Freight Lines NNN', [party('tenant', 'Katy Freight Lines'), lease('NNN')]],
  ['tenant Pacific Coast Packaging', [party('tenant', 'Pacific Coast Packaging')]],
  ['landlord not Keystone', [party('landlordFirm', 'Keystone', true)]],
  ['not owned by Keystone', [party('landlordFirm', 'Keystone', true)]],
  ["John Park's listings", [party('brokerName', 'John Park')]],
  [
    'tenant Orbit Freight 100k+ sf dist',
    [party('tenant', 'Orbit Freight'), size(100_000, null), type('Distribution')],
  ],
]
