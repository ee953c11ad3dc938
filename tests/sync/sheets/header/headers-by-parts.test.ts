import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rolesOf } from '../roles-of.ts'

/** A header is one of each part behind the other, over cells of its field. Parts are parted by `|`. */
interface Spelling {
  readonly role: string
  readonly parts: readonly string[]
  readonly cells: readonly string[]
}

const SIZES = 'SF|Sq Ft|Sq. Ft.|SqFt|Square Feet|Size|Size (SF)|Area|Area (SF)|S.F.|Sq. Footage|RSF'
const PER_SF = '|/SF| PSF| ($/SF)| ($/SF/Mo)|/SF/Mo| per SF'
const SPELLINGS: readonly Spelling[] = [
  {
    role: 'squareFootage',
    parts: ['Bldg. |Building |Bldg |Property |Total Bldg |Gross Bldg |Rentable Bldg ', SIZES],
    cells: ['45,000', '120,000', '62,500'],
  },
  {
    role: 'dealArea',
    parts: ['Leased |Lease |Suite |Premises |Deal |Transaction |Space |Tenant |Demised |Lsd |Rented ', SIZES],
    cells: ['12,000', '40,000', '25,000'],
  },
  {
    role: 'rentPerSf',
    parts: [
      'Base |Starting |Initial |Contract |Start |Yr 1 |Year 1 |1st Yr |Face |NNN |Net |Current |Lease |In-Place |Gross ',
      'Rent|Rate|Rental Rate',
      `${PER_SF}| $/SF| (monthly)| - Monthly| ($ psf)| (PSF/Mo)|\n($/SF/Mo)| (Mo.)`,
    ],
    cells: ['$1.05', '$0.95', '$1.22'],
  },
  {
    role: 'askingRent',
    parts: [
      'Asking |Ask |Listed |Quoted |Advertised |Published ',
      'Rent|Rate|Rental Rate|Lease Rate',
      PER_SF,
    ],
    cells: ['$1.05', '$0.95', '$1.22'],
  },
  {
    role: 'effectiveRent',
    parts: ['Net Effective |Net Eff. |Effective |NE |N.E. |Eff. ', 'Rent|Rate', '|/SF| PSF| ($/SF)'],
    cells: ['$1.05', '$0.95', '$1.22'],
  },
  {
    role: 'opexPerSf',
    parts: [
      'OpEx|Op Ex|Operating Expenses|Op. Exp.|NNN Charges|CAM|CAM/Tax/Ins|TMI|Nets|NNNs|Est. NNN|NNN Exp.|Expenses|CAM Charges|Est. OpEx',
      `${PER_SF}|\n($/SF/Mo)`,
    ],
    cells: ['$0.25', '$0.31', '$0.22'],
  },
  {
    role: 'tiPerSf',
    parts: [
      'TI|T.I.|TIs|TI Allowance|Tenant Improvements|TI Allow.|TIA|LL TI|TI Package',
      '| ($/SF)|/SF| PSF| per SF',
    ],
    cells: ['$5.00', '$10.00', '$2.50'],
  },
  {
    role: 'freeRentMonths',
    parts: [
      'Free Rent|Free|Abatement|Rent Abatement|Abated Rent|Rent Free',
      '| (Mos)| (Mos.)| (months)| Months| Mos.|\n(Mos.)',
    ],
    cells: ['3', '2', '5'],
  },
  {
    role: 'rentEscalationPct',
    parts: [
      'Annual |Rent |Yearly |Fixed |Lease |Ann. |',
      'Escalation|Escalations|Esc.|Bumps|Increase|Increases|Steps|Escalator',
      '| (%)| %| per Year| (%/yr)',
    ],
    cells: ['3%', '3.5%', '4%'],
  },
  {
    role: 'leaseTerm',
    parts: [
      'Lease |Initial |Base ',
      'Term|Length|Duration',
      '| (Mos)| (Mos.)| (months)| Months| in Months| - Mos',
    ],
    cells: ['60', '36', '84'],
  },
  {
    role: 'commencement',
    parts: [
      'Lease |Rent |Term ',
      'Start|Commencement|Comm.|Commence|Begin|From|Start Date|Commencement Date|Comm. Date|Beginning',
    ],
    cells: ['1/1/2024', '6/1/2023', '9/15/2022'],
  },
  {
    role: 'expiration',
    parts: [
      'Lease |Term ',
      'End|Expiration|Exp.|Exp|Expires|Expiry|End Date|Expiration Date|Exp. Date|Thru|To|Ending|Exp Dt',
    ],
    cells: ['1/1/2029', '6/1/2028', '9/15/2027'],
  },
  {
    role: 'dateSigned',
    parts: ['Lease |Deal |Transaction ', 'Signed|Executed|Date|Signing|Date Signed|Execution Date'],
    cells: ['1/1/2024', '6/1/2023', '9/15/2022'],
  },
  {
    role: 'clearHeight',
    parts: [
      'Clear |Clr |Clr. |Ceiling |Ceil. |Clear Ceiling |Interior Clear |Warehouse Clear ',
      'Height|Ht|Ht.|Hgt|Hgt.|Height (ft)|Ht (ft.)|Hts.',
    ],
    cells: ["24'", "30'", "32'"],
  },
  {
    role: 'dockDoors',
    parts: [
      'Dock |Dock High |Dock-High |DH |Loading Dock |TL |Ext. Dock |Exterior Dock |Dk ',
      'Doors|Door|Drs|Count|Positions',
    ],
    cells: ['4', '12', '8'],
  },
  {
    role: 'gradeDoors',
    parts: [
      'Grade |Grade Level |Grade-Level |GL |Drive In |Drive-In |DI |Ground Level |Ramp |Oversized ',
      'Doors|Door|Drs|Count|Loading',
    ],
    cells: ['1', '2', '4'],
  },
  {
    role: 'landSizeAcres',
    parts: [
      'Land |Lot |Site |Parcel |Total Land |Gross Land ',
      'Acres|AC|Size (AC)|Area (AC)|Acreage|(AC)|(acres)|Ac.',
    ],
    cells: ['2.4', '5.1', '9.0'],
  },
  {
    role: 'salePrice',
    parts: [
      'Sale |Sales |Sold |Purchase |Closing |Last Sale |Selling |Acquisition |Close ',
      'Price|Price ($)|Amount|Amt.|Price (USD)|Prc',
    ],
    cells: ['$5,000,000', '$12,400,000', '$3,350,000'],
  },
  {
    role: 'salePricePerSf',
    parts: [
      'Sale Price|Price|Sales Price|Purchase Price|Unit Price',
      '/SF| PSF| per SF| per Sq Ft| ($/SF)|/Sq. Ft.|/Bldg SF',
    ],
    cells: ['$180', '$210', '$145'],
  },
  {
    role: 'tenantRepName',
    parts: [
      "Tenant |Tnt |TT |Procuring |T |Lessee |T. |Tenant's ",
      'Rep|Broker|Agent|Brokers|Representative',
    ],
    cells: ['Jane Roe', 'Bob Poe', 'Al Kim'],
  },
  {
    role: 'brokerName',
    parts: ["Listing |Landlord |LL |Leasing |Owner |Owner's ", 'Broker|Agent|Rep|Brokers|Agents'],
    cells: ['Jane Roe', 'Bob Poe', 'Al Kim'],
  },
  {
    role: 'officeSf',
    parts: ['Office |Ofc |Ofc. ', 'SF|Sq Ft|Area|Space|Size|Area (SF)|Sq. Ft.|SqFt'],
    cells: ['2,000', '4,500', '1,200'],
  },
  {
    role: 'power',
    parts: ['Power|Elec.|Electrical|Electric|Elec', '| Service| (Amps)| Capacity'],
    cells: ['800A', '2000A/480V', '400 amps'],
  },
  {
    role: 'zoning',
    parts: ['Zoning |Zone ', 'Code|Class|Designation|District'],
    cells: ['M-1', 'M-2', 'IL'],
  },
]

const LETTERS: readonly ((header: string) => string)[] = [
  (header) => header,
  (header) => header.toUpperCase(),
  (header) => header.replaceAll(' ', '_'),
  (header) => header.replace(' ', '\n'),
  (header) => `${header} `,
]
const letters = fc.constantFrom(...LETTERS)

test.each(SPELLINGS.map((spelling) => [spelling.role, spelling] as const))(
  'headers of %s are known by their parts, in any letters',
  (_, { role, parts, cells }) => {
    const header = fc
      .tuple(...parts.map((part) => fc.constantFrom(...part.split('|'))))
      .map((own) => own.join('').trim())
    fc.assert(
      fc.property(header, letters, (written, write) => {
        const beside = ['askingRent', 'effectiveRent'].includes(role)
          ? { 'Contract Rent': ['$0.97', '$0.91', '$1.20'] }
          : {}
        const [told] = rolesOf({ [write(written)]: cells, ...beside })
        expect(told).toBe(role)
      }),
      { numRuns: 150 },
    )
  },
)
