import { expect, test } from 'vitest'
import { SHEET_FIELDS } from '../../../../sync/sheets/fields/sheet-fields.ts'
import { headerWords } from '../../../../sync/sheets/header/header-words.ts'
import type { Cell } from '../../../../sync/sheets/model/cell.ts'
import { valuesOf } from '../column-examples.ts'
import { rolesOf } from '../roles-of.ts'

/** Headers of the exports that brokers have and of the sheets they keep, as a role: its headers. */
const HEADERS: Readonly<Record<string, string>> = {
  squareFootage:
    'Total SF|RBA (SF)|Building Size (SF)|Rentable Building Area|Bldg SF|Size SF|GLA|NRA (SF)|Bldg Sq Ft|Total Bldg SF|Gross Building Area|Property Size|Sq Footage|Square Feet|sqft|BuildingSize|building_sf|RSF|Total RBA|Building GLA|Bldg. RBA|Size (Sq. Ft.)|Building Area SqFt|Area (SF)',
  dealArea:
    'SF Leased|Leased Area (SF)|Transaction Size|Space SF|RSF Leased|Deal Size (SF)|Leased Sq Ft|Leased Square Feet|Tenant SF|Total SF Leased|Available SF|Suite Size|Premises (SF)|Demised SF|Lease Area|Avail SF|Total Available SF|Leased Size|LeasedSF',
  rentPerSf:
    'Base Rent|Starting Rent (PSF)|Rent/SF/Yr|Contract Rent|Rent PSF|In-Place Rent|Rental Rate|Lease Rate ($/SF/mo)|Asking Rent/SF|Rent (NNN)|Current Rent|Start Rent|Avg Rent|Rent Per SF|$/SF/Yr|$/SF NNN|Base Rate|Quoted Rate|Face Rent|Rent/Mo|Monthly Rent|Annual Rent|Starting Base Rent|Commencing Rent|Rent ($/SF/Mo NNN)|Gross Rent|Net Rent (PSF)|Asking Rent|Rate/SF|Initial Base Rent|Rental Rate (NNN)|$/SF/MO NNN',
  effectiveRent:
    'Net Effective Rent|NER|Effective Rent PSF|Net Eff. Rent|Net Effective Rent ($/SF)|NER ($/SF/Yr)',
  opexPerSf:
    'OpEx|Op. Ex.|Op Ex PSF|NNN Charges|CAM|CAM Charges|Operating Expenses|Expenses/SF|NNNs|Est. NNN|TICAM|Triple Net Charges|Operating Costs|CAM ($/SF)|NNN/SF|Opex/SF/Mo|Estimated OpEx|Total Expenses PSF|NNN Expenses|Tax/Ins/CAM|Expense Reimbursements',
  commencement:
    'Commencement|Lease Commencement Date|Comm.|Start Date|Lease Comm|Lease Start Date|Rent Commencement|RCD|Occupancy Date|Move-In Date|Commencement Dt|Lease From|Lease Begin|Begin Date|Commence|Date Available|Term Start|Lease Comm. Date|LeaseStart|Commencing',
  expiration:
    'Exp|Exp.|Exp Date|LXD|Lease Expiration Date|Expires|End Date|Lease To|Lease Exp.|Expiration Dt|Term End|Lease Expires|Maturity Date|Lease Ends|Expir. Date|Lease End Date|LeaseExpiration|Exp. Dt.',
  dateSigned:
    'Sign Date|Signed Date|Execution Date|Date Executed|Lease Signed|Transaction Date|Signed|Signing Date|Lease Execution|Executed|Lease Sign Date|Execution',
  rentEscalationPct:
    'Escalation|Annual Escalations|Bumps|Annual Bumps|Esc.|Esc %|Escalation (%)|Rent Increases|Annual Increase|Rent Steps|Escalator|Annual Esc.|Rent Esc.|Incr.|Annual Rent Escalations|% Bumps|Rent Growth',
  clearHeight:
    "Clear Ht|Clr Ht|Clr. Hgt|Ceiling Ht|Clear Height (Ft)|Ceiling Clear|Clear Height (')|Bldg. Clr. Hgt (ft)|Ceiling Height|Min Clear Height|Warehouse Clear Height|Clearance|Clr|Interior Clear Height|Ceil. Ht.|ClearHeight|Clear Ceiling Ht",
  dockDoors:
    'DH|TL|TW|Dock High Doors|# of Docks|Number of Docks|Dock-High Doors|DH Doors|Truck Wells|Loading Docks (#)|Dock Drs|Docks (DH)|No. Docks|Dock Door Count|# Dock Doors|Truck-High|D/H|Total Docks',
  gradeDoors:
    'GL|DI|Drive Ins|Drive-In Doors|Grade Doors|GL Doors|Grade-Level Doors|# Drive-Ins|Number of Drive Ins|Grade Level Drs|G/L|D/I|Ramp|OH Doors|Roll-Up Doors|Drive In Bays|DI Doors|# of Grade Level Doors|Grade|At-Grade Doors',
  salePrice:
    'Sale Price|Sold Price|Sales Price|Total Price|Purchase Price ($)|Acquisition Price|Last Sale Amount|Closing Price|Consideration|SalePrice|Transaction Price|Recorded Price',
  salePricePerSf:
    'PPSF|Price/SF|Price PSF|$/SF (Sale)|Sale $/SF|Sale Price PSF|Sold Price/SF|Price per Square Foot|Cost/SF|Price ($/SF)|Price / Bldg SF|Avg Price/SF',
  tenant:
    'Tenant|Lessee|Occupier|Tenant(s)|Current Tenant|Primary Tenant|Major Tenants|Company Name|Tenant/User|Lessee Name|Occupant Name|Tenant / Company|Subtenant',
  landlordFirm:
    'Landlord/Owner|Lessor|Owner|LL Name|True Owner|Recorded Owner|Property Owner|Owner Entity|Ownership Entity|Building Owner|Landlord Name|Owner Company',
  brokerName:
    'Broker|Listing Broker(s)|Landlord Rep|LL Broker|Leasing Agent|LL Rep|Leasing Contact|Agents|Landlord Agent|Listing Agents|Broker Name|Listing Contact|LL Brokers',
  brokerFirm:
    'Brokerage|Listing Company|Leasing Company|Leasing Company Name|Listing Firm|Landlord Rep Company|Broker Firm|Brokerage Firm|LL Rep Company|LL Broker Firm',
  tenantRepName: 'Tenant Rep|Tenant Broker|Tenant Broker(s)|Tenant Representative|Tenant Agent|TR Broker',
  tenantRepFirm:
    'Tenant Rep Company|Tenant Rep Firm|Tenant Brokerage|Tenant Broker Company|Tenant Rep Company Name',
  yearBuilt:
    'Built|YOC|Year Constructed|Yr Built|Built/Renovated|Vintage|Year Completed|YearBuilt|Built (Year)|Bldg Yr Built|Construction Year|Yr. Blt.|Year Built/Reno',
  landSizeAcres:
    'Land (AC)|Land Area (AC)|Lot Size|Land Acres|Lot Acres|Site Area (Acres)|Land Size (ac)|Site (Acres)|Lot Acreage|Land Area|Parcel Acres|Total Acres|Land Acreage|Site Size (AC)|Gross Acres|Parcel Size (Acres)|land_acres',
  tiPerSf:
    'TI|TIA|TI/SF|TI Allowance ($/SF)|Tenant Improvements|Tenant Improvement Allowance|TI ($/SF)|TI Allow.|T.I. Allowance|Improvement Allowance|Tenant Imp. Allowance',
  freeRentMonths:
    'Free Rent|Abatement|Free Rent (Mo)|Months Free|Free Rent Months|Rent Abatement|Abatement (Months)|Free Mos.|Free Months|Rent Abatement (mos.)|Abated Rent|Free Rent (mths)',
  leaseTerm:
    'Term (Months)|Lease Term (Mo.)|Term (Mo)|Term Months|Lease Length|Length of Term|Lease Term (Months)|Term Yrs|Term (Years)|Initial Term|Term in Months|Lease Duration|Lease Term (Yrs)|TermMonths',
  city: 'City|Town|City/Town|Property City|CITY|City Name|Locality|Situs City',
  state: 'State|ST|Property State|State/Province',
  zip: 'Zip|ZIP Code|Postal Code|Zip/Postal Code|Property Zip',
  county: 'County|County Name|Property County',
  submarket: 'Submarket|Sub-Market|Submarket Name|Sub Mkt',
  key: 'Property ID|PropertyID|Comp ID|Comp No.|Lease ID|Parcel #|APN #|Parcel ID|Assessor Parcel Number|AIN|Folio|Record ID|CoStar ID|Building ID|Parcel No|Tax ID|Lease Number|Deal ID',
  propertyType:
    'Property Type|Building Type|Space Type|Asset Type|Property Use|Product Type|Bldg. Type|Primary Use|Secondary Use|Property Subtype|Land Use|Sub Type|Building Use|Asset Class|Category',
  leaseType: 'Lease Type|Service Type|Services|Lease Structure|Expense Type|Lease Basis',
  dealType: 'Deal Type|Transaction Type|New/Renewal|Type of Deal|Lease Transaction Type',
  status: 'Status|Deal Status|Lease Status|Listing Status|Comp Status',
  buildingClass: 'Class|Bldg Class|Building Class|Property Class',
  saleDate: 'Sale Date|Sold Date|Closing Date|Close Date|Last Sale Date|Date Sold|Recording Date|Closed',
  capRate: 'Cap Rate|Cap|Cap Rate (%)|CAP %|Actual Cap Rate|Going-In Cap',
  percentLeased: '% Leased|Percent Leased|Occupancy|% Occupied|Leased %|Occupancy Rate|Pct Leased|Occ. %',
  zoning: 'Zoning|Zoning Code|Zone|Current Zoning',
  suite: 'Suite|Unit|Suite #|Unit No.|Ste|Suite/Unit|Space #|Bay #|Suite Number',
  parkingRatio: 'Parking Ratio|Parking/1000|Parking Ratio (/1000)|Pkg Ratio',
  sprinklers: 'Sprinklers|Sprinkler|Sprinkler Type|Fire Suppression',
  power: 'Power|Amps|Electrical|Power (Amps)',
  buyer: 'Buyer|Purchaser|Grantee|Buyer Name|True Buyer',
  seller: 'Seller|Grantor|Vendor|Seller Name|True Seller',
  latitude: 'Lat|Latitude|Y|LAT',
  longitude: 'Long|Lng|Longitude|Lon|X',
  coordinates: 'Lat/Long|Lat, Lng|Latitude/Longitude|GPS Coordinates|LatLng',
  notes: 'Notes|Comments|Remarks|Deal Notes|Description|Other Terms|Additional Comments',
}

/** Headers of columns that are of no field. */
const OTHERS: Readonly<Record<string, readonly Cell[]>> = {
  'Parking Spaces': [120, 85, 240],
  'Number of Stories': [1, 2, 1],
  '# of Buildings': [1, 2, 1],
  'Days on Market': [45, 210, 96],
  'Renewal Options': ['2 x 5 yrs', '1 x 5 yrs', 'none'],
  Options: ['2 x 5 yrs', '1 x 5 yrs', '1 x 3 yrs'],
  'Security Deposit': ['$25,000', '$12,400', '$8,000'],
  'Tenant Phone': ['713-555-0100', '713-555-0101', '713-555-0102'],
  'Owner Address': ['1 A St', '2 B St', '3 C St'],
  'Owner City': ['Houston', 'Katy', 'Dallas'],
  'Market Rent': ['$0.95', '$1.05', '$0.85'],
  'Vacancy Rate': ['5%', '6%', '7%'],
  'Previous Tenant': ['Acme', 'Gulf', 'Bayou'],
  'Year Renovated': [2012, 2018, 2020],
  'Remaining Term': [24, 36, 12],
  'Assessed Value': [1_200_000, 950_000, 3_100_000],
  'Taxes Per Year': [12_000, 14_000, 18_000],
  'Price/Acre': ['$250,000', '$310,000', '$190,000'],
  NOI: [120_000, 340_000, 210_000],
  Market: ['Houston', 'Houston', 'Houston'],
  'Last Updated': ['1/2/2025', '2/2/2025', '3/2/2025'],
  'Listing Expiration': ['1/2/2026', '2/2/2026', '3/2/2026'],
  'Tenant Industry': ['Logistics', 'Retail', 'Food'],
  NAICS: [493110, 493120, 484110],
  'Office Rent': ['$1.50', '$1.75', '$2.00'],
  Commission: ['6%', '4%', '5%'],
  FAR: [0.45, 0.38, 0.52],
  Coverage: ['45%', '38%', '52%'],
  'Typical Floor Size': [12_000, 15_000, 20_000],
  Roof: ['TPO', 'Metal', 'BUR'],
  Walkscore: [45, 20, 88],
  'Drive-In Door Size': ["12'x14'", "10'x12'", "14'x14'"],
  'Free Rent Value': ['$12,000', '$24,000', '$8,000'],
  Year: [1, 2, 3],
  'Created By': ['Ann Lee', 'Mark Hall', 'Jane Doe'],
}

test.each(Object.entries(HEADERS))('columns of %s are told by their headers and values', (role, headers) => {
  const all = headers.split('|')
  const wrong = all.flatMap((header) => {
    const [told] = rolesOf({ [header]: valuesOf(role, header) })
    return told === role ? [] : [`${header}: ${told}`]
  })
  expect(wrong).toEqual([])
})

test('a column of no field is none, whatever its header is like', () => {
  const wrong = Object.entries(OTHERS).flatMap(([header, values]) => {
    const [told] = rolesOf({ [header]: values })
    return told === null ? [] : [`${header}: ${told}`]
  })
  expect(wrong).toEqual([])
})

test('a header that stands for two fields leaves one of them to the values of its column', () => {
  const certain = SHEET_FIELDS.flatMap(({ role, aliases }) =>
    aliases
      .split('|')
      .filter((alias) => !alias.startsWith('~'))
      .map((alias) => [headerWords(alias).join(' '), role] as const),
  )
  const roles = Map.groupBy(certain, ([words]) => words)
  const doubled = [...roles].flatMap(([words, entries]) => {
    const named = [...new Set(entries.map(([, role]) => role))]
    return named.length > 1 ? [`${words}: ${named.join(', ')}`] : []
  })
  expect(doubled).toEqual([])
})
