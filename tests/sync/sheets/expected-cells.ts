import type { Cell } from '../../../sync/sheets/model/cell.ts'

interface Expected {
  /** The header the cell stands under. */
  readonly under: string
  /** Other cells of the row. */
  readonly beside?: Readonly<Record<string, Cell>>
  readonly fields?: Readonly<Record<string, unknown>>
  readonly remarks?: Readonly<Record<string, string>>
  readonly rejectedAs?: string
}

const NNN = { leaseType: 'NNN' }
const ASSUMED = { rentBasisAssumed: true }

/** What each of the messy cells is read as, by its row in their file. */
export const CELLS: Readonly<Record<number, Expected>> = {
  2: { under: 'Rent/SF/Mo', fields: { rentPerSf: 0.85, ...NNN } },
  3: { under: 'Rent', fields: { rentPerSf: 1.35 } },
  4: { under: 'Rent', fields: { rentPerSf: 1.175, ...NNN, opexPerSf: 0.325, ...ASSUMED } },
  5: { under: 'Rate', fields: { rentPerSf: 3.59 } },
  6: { under: 'Rate', fields: NNN, remarks: { rentPerSf: 'a range of 22 to 26 $/SF/yr (assumed)' } },
  7: { under: 'Rent', fields: { rentPerSf: 1.25 } },
  8: { under: 'Rent', fields: { rentPerSf: 1.041667, rentEscalationPct: 2.5, ...ASSUMED } },
  9: {
    under: 'Annual Rent',
    beside: { SF: 58_000 },
    fields: { rentPerSf: 1.041667, squareFootage: 58_000 },
    remarks: { rentPerSf: '725,000 per year for the whole, over 58,000 SF' },
  },
  10: {
    under: 'Annual Rent',
    fields: { rentEscalationPct: 3 },
    remarks: { rentPerSf: '725,000 per year for the whole; without a size, no rent per SF' },
  },
  11: { under: 'Rent', beside: { 'Rent Basis': '$/SF/Mo', SF: 480 }, rejectedAs: 'contradicts-unit' },
  12: { under: 'Rate', fields: NNN, remarks: { rentPerSf: 'a range of 9 to 12 $/SF/yr (assumed)' } },
  13: { under: 'Rent', fields: { rentPerSf: 0.78, ...NNN, ...ASSUMED } },
  14: {
    under: 'Net Asking Rent (CAD/yr)',
    fields: {},
    remarks: { rentPerSf: '0.7458 CAD/SF/mo; foreign-currency' },
  },
  15: { under: 'Rent', fields: {}, remarks: { rentPerSf: 'token Negotiable' } },
  16: { under: 'Rent', fields: {}, remarks: { rentPerSf: 'token TBD' } },
  17: { under: 'Rent', fields: {} },
  18: { under: 'Rent', fields: { rentPerSf: 0.95, leaseType: 'MG', ...ASSUMED } },
  19: { under: 'Rent', fields: {}, remarks: { rentPerSf: 'excel-error' } },
  20: { under: 'Rent', rejectedAs: 'negative' },
  21: { under: 'Size', fields: { squareFootage: 120_000 }, remarks: { squareFootage: 'approximate' } },
  22: { under: 'Size', fields: { squareFootage: 2259 }, remarks: { squareFootage: 'approximate; sublease' } },
  23: { under: 'Size', fields: { squareFootage: 45_000 } },
  24: {
    under: 'Size',
    fields: { squareFootage: 11_500 },
    remarks: { squareFootage: '11.5K SF is read as 11,500' },
  },
  25: {
    under: 'Size',
    fields: { squareFootage: 1_200_000 },
    remarks: { squareFootage: '1.2M is read as 1,200,000' },
  },
  26: {
    under: 'available_sf',
    fields: { leasedSf: 49_660, squareFootage: 49_660 },
    remarks: { squareFootage: "the area of the deal, as the building's is not given" },
  },
  27: { under: 'Size', fields: {}, remarks: { squareFootage: 'a range of 5,000 to 20,000 SF; divisible' } },
  28: { under: 'Size', fields: { squareFootage: 107_639 } },
  29: { under: 'Clear Height', fields: { clearHeight: 32 } },
  30: { under: 'Clear Height', fields: { clearHeight: 24 } },
  31: {
    under: 'Clear Height',
    fields: { clearHeight: 28 },
    remarks: { clearHeight: 'the lower end of 28 to 32 ft' },
  },
  32: { under: 'Clear Height', fields: { clearHeight: 24.5 } },
  33: { under: 'Clear Height', fields: { clearHeight: 36 } },
  34: { under: 'Clear Height', fields: {}, remarks: { clearHeight: "24' eave, not the clear height" } },
  35: { under: 'Clear Height', fields: { clearHeight: 27.9 } },
  36: { under: 'Clear Height', fields: {}, remarks: { clearHeight: 'token varies' } },
  37: {
    under: 'Doors',
    fields: { dockDoors: 10 },
    remarks: { dockDoors: 'the lower end of 10 to 12 doors' },
  },
  38: { under: 'Doors', fields: { dockDoors: 6, gradeDoors: 2 } },
  39: { under: 'Doors', fields: { gradeDoors: 1 } },
  40: { under: 'Doors', fields: { gradeDoors: 10 } },
  41: { under: 'Dock Doors', fields: {}, remarks: { dockDoors: 'not-understood' } },
  42: { under: 'Doors', fields: { dockDoors: 18, gradeDoors: 2 } },
  43: { under: 'Doors', fields: { dockDoors: 12, gradeDoors: 2 } },
  44: { under: 'Drive Ins', fields: { gradeDoors: 2 } },
  45: { under: 'Drive Ins', fields: {}, remarks: { gradeDoors: 'token yes; present, not counted' } },
  46: { under: 'Land', fields: { landSizeAcres: 2.4 } },
  47: { under: 'Land', fields: {}, remarks: { landSizeAcres: 'a yard of 0.8 acres, not the lot' } },
  48: { under: 'parcel_sqft', fields: { landSizeAcres: 4.878 } },
  49: { under: 'Commencement', fields: { commencement: '2023-03-15' } },
  50: { under: 'Commencement', fields: { commencement: '2025-03-14' } },
  51: { under: 'Commencement', fields: {}, remarks: { commencement: 'day-first-date' } },
  52: { under: 'Commencement', fields: { commencement: '2025-03' } },
  53: { under: 'Commencement', fields: { commencement: '2024-Q3' } },
  54: { under: 'Commencement', fields: { commencement: '2025-04-01' } },
  55: { under: 'Commencement', fields: {}, remarks: { commencement: 'token TBC' } },
  56: { under: 'Expiration', fields: {}, remarks: { expiration: 'token MTM' } },
  57: { under: 'Term', fields: { term: '7-year term', leaseTerm: 84 } },
  58: { under: 'Term', fields: { term: '74 months', leaseTerm: 74 } },
  59: { under: 'Free Rent', fields: { freeRentMonths: 6 } },
  60: { under: 'TI', fields: { tiPerSf: 25 } },
  61: { under: 'TI', fields: {}, remarks: { tiPerSf: 'token turnkey' } },
  62: { under: 'Bumps', fields: { rentEscalationPct: 3 } },
  63: { under: 'Escalation', fields: { rentEscalationPct: 3.5 } },
  64: { under: 'Escalation', fields: {}, remarks: { rentEscalationPct: 'a fixed step of 0.03 $/SF' } },
  67: { under: 'Sprinklers', fields: { sprinklers: 'ESFR' } },
  68: { under: 'Power', fields: { power: '400A 480V' }, remarks: { power: '400 A, 480 V' } },
  69: {
    under: 'Power',
    fields: { power: '2,000 amps, 600V, 3-phase' },
    remarks: { power: '2,000 A, 600 V, 3-phase' },
  },
  70: {
    under: 'Column Spacing',
    fields: { columnSpacing: "60' x 55'" },
    remarks: { columnSpacing: '60- by 55-foot column spacing' },
  },
  71: { under: 'Truck Court', fields: { truckCourtFeet: 180 } },
  72: {
    under: 'Trailer Parking',
    fields: { trailerStalls: 242 },
    remarks: { trailerStalls: '332 for cars' },
  },
  73: { under: 'Parking Ratio', fields: { parkingRatio: 0.8 } },
  74: { under: 'Year Built', fields: { yearBuilt: 1985 }, remarks: { yearBuilt: 'renovated 2012' } },
  75: { under: 'Year Built', fields: { yearBuilt: 2027 }, remarks: { yearBuilt: 'planned, not built yet' } },
  76: {
    under: '% Office Space',
    beside: { SF: 50_000 },
    fields: { squareFootage: 50_000, officeSf: 5500, officePercent: 11 },
    remarks: { officeSf: '11% of 50,000 SF' },
  },
  77: { under: 'Office', fields: { officeSf: 2500 } },
  78: { under: 'Price', fields: { salePrice: 1_250_000 } },
  79: {
    under: 'Price',
    fields: { salePrice: 3_400_000 },
    remarks: { salePrice: '$3.4M is read as 3,400,000' },
  },
  80: { under: 'Cap Rate', fields: {}, remarks: { capRate: 'implausible' } },
  82: {
    under: 'Address',
    fields: { address: '2222 South Sheri... Way' },
    remarks: { address: 'cut short by an ellipsis' },
  },
  83: {
    under: 'Address',
    fields: { address: '8606 Wall St', city: 'Austin', state: 'TX', zip: '78754' },
    remarks: { address: 'split from 8606 Wall St, Austin, TX 78754' },
  },
  84: {
    under: 'Address',
    fields: { address: '431 Marietta St NW', suite: 'Floor 3' },
    remarks: { address: 'split from 431 Marietta St NW Fl. 3' },
  },
  85: { under: 'Lng', beside: { Lat: 43.6 }, fields: { latitude: 43.6, longitude: -116.2023 } },
  86: { under: 'Lat/Long', fields: { latitude: 29.76, longitude: -95.37 } },
}
