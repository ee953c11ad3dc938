import { testCells } from '../test-cells.ts'

testCells('Size (SF)', [
  ['120,000 SF (3,000 SF office)', { squareFootage: 120_000, officeSf: 3000 }],
  ['45,000 SF warehouse with 3,000 SF office', { squareFootage: 45_000, officeSf: 3000 }],
  ['12,000 SF office/warehouse', { squareFootage: 12_000 }],
  [
    '35,000 SF warehouse + 10,000 SF office',
    { squareFootage: 45_000, officeSf: 10_000 },
    { squareFootage: '35,000 SF warehouse + 10,000 SF office is read as 45,000' },
  ],
  ['35,000 SF + 10,000 SF office', { officeSf: 10_000 }, { squareFootage: 'ambiguous' }],
  ['35,000 SF warehouse, 10,000 SF office', { officeSf: 10_000 }, { squareFootage: 'ambiguous' }],
  ['45,000 SF on 2.4 acres', { squareFootage: 45_000, landSizeAcres: 2.4 }],
  ['45,000 SF + 5,000 SF mezzanine', { squareFootage: 45_000 }],
  ['120,000+', { squareFootage: 120_000 }, { squareFootage: 'approximate' }],
  ['98,500 RSF', { squareFootage: 98_500 }],
  ['98500.4', { squareFootage: 98_500 }],
  ['45\u00a0000', { squareFootage: 45_000 }],
  ['10,000 m² (107,639 SF)', { squareFootage: 107_639 }],
  ['20,000 SF div. to 5,000 SF', { squareFootage: 20_000 }, { squareFootage: 'divisible to 5,000' }],
  ['1.2MM', { squareFootage: 1_200_000 }, { squareFootage: '1.2MM is read as 1,200,000' }],
  ['0', {}, { squareFootage: 'a size of 0 is unknown' }],
  ['10k-20k SF', {}, { squareFootage: 'a range of 10,000 to 20,000 SF' }],
  ['120M SF', {}, { squareFootage: 'not-understood' }],
  ['up to 50,000 SF', { squareFootage: 50_000 }, { squareFootage: 'an upper bound' }],
  ["100' x 200'", {}, { squareFootage: 'not-understood' }],
  ['12,34', {}, { squareFootage: 'not-understood' }],
  ['45 000', { squareFootage: 45_000 }],
  ['120.000', {}, { squareFootage: 'ambiguous' }],
  ['45,000 / 120,000', {}, { squareFootage: 'ambiguous' }],
  ['2.5 acres', { landSizeAcres: 2.5 }, { squareFootage: 'an area of land: 2.5 acres' }],
  ['-45000', {}, { squareFootage: 'negative' }],
  ['68.11', {}, { squareFootage: 'implausible' }],
  ['115,417,000', {}, { squareFootage: 'implausible' }],
])

testCells('Bldg SF (000s)', [[45, { squareFootage: 45_000 }]])
testCells('Size (m2)', [[10_000, { squareFootage: 107_639 }]])

testCells('Land (AC)', [
  ['2.4', { landSizeAcres: 2.4 }],
  ['2.4 ac (104,544 SF)', { landSizeAcres: 2.4 }],
  ['104,544 SF', { landSizeAcres: 2.4 }],
  ['1.2 ha', { landSizeAcres: 2.965 }],
  ['5.0 - 7.5', {}, { landSizeAcres: 'a range of 5 to 7.5 acres' }],
])

testCells('Lot Size', [
  ['2.4', { landSizeAcres: 2.4 }],
  ['104,544', { landSizeAcres: 2.4 }],
  ['2,500', {}, { landSizeAcres: 'ambiguous' }],
  ['9.75 acres gross / 8.2 net', {}, { landSizeAcres: 'ambiguous' }],
])

/** Of a range it is the lower end, which is clear everywhere. */
testCells('Clear Height', [
  ["32'", { clearHeight: 32 }],
  ['32’', { clearHeight: 32 }],
  ['32′', { clearHeight: 32 }],
  ["30' min", { clearHeight: 30 }],
  [`24'-6"`, { clearHeight: 24.5 }],
  ['24 ft 6 in', { clearHeight: 24.5 }],
  ["24½'", { clearHeight: 24.5 }],
  ["24 1/2'", { clearHeight: 24.5 }],
  ['288"', { clearHeight: 24 }],
  ['9m', { clearHeight: 29.5 }],
  ["32' - 36' clear", { clearHeight: 32 }, { clearHeight: 'the lower end of 32 to 36 ft' }],
  ['24/28/32', { clearHeight: 24 }, { clearHeight: 'the lower end of 24 to 32 ft' }],
  [
    "26'-28' (whse), 10' (ofc)",
    { clearHeight: 26 },
    { clearHeight: "the lower end of 26 to 28 ft; 26'-28' (whse), 10' (ofc)" },
  ],
  ["26', 10' (lobby)", {}, { clearHeight: 'not-understood' }],
  ["24' clear / 28' peak", { clearHeight: 24 }, { clearHeight: "24' clear / 28' peak" }],
  ["up to 32'", {}, { clearHeight: "up to 32', not the clear height" }],
  ["24' under hook", {}, { clearHeight: "24' under hook, not the clear height" }],
  [0, {}, { clearHeight: 'a clear height of 0 is unknown' }],
  ['200', {}, { clearHeight: 'implausible' }],
  ['thirty-two', { clearHeight: 32 }],
  [{ date: '2025-10-12' }, {}, { clearHeight: 'not-understood' }],
])

testCells('Clear (m)', [
  [8.5, { clearHeight: 27.9 }],
  ["32'", { clearHeight: 32 }],
])

testCells('Truck Court', [
  ['185', { truckCourtFeet: 185 }],
  ["130'-185'", { truckCourtFeet: 130 }, { truckCourtFeet: 'the lower end of 130 to 185 ft' }],
  ['60 m', { truckCourtFeet: 196.9 }],
])

testCells('Year Built', [
  [1985, { yearBuilt: 1985 }],
  ['1985 (renov. 2012)', { yearBuilt: 1985 }, { yearBuilt: 'renovated 2012' }],
  ['1985/2012', { yearBuilt: 1985 }, { yearBuilt: 'renovated 2012' }],
  [{ date: '1985-01-01' }, { yearBuilt: 1985 }, { yearBuilt: '1985-01-01' }],
  ['c. 1950', { yearBuilt: 1950 }, { yearBuilt: 'c. 1950' }],
  ['1950s', {}, { yearBuilt: '1950s' }],
  ['1985-1990', {}, { yearBuilt: 'a range of 1985 to 1990' }],
  ['Proposed', {}, { yearBuilt: 'token Proposed' }],
  [0, {}, { yearBuilt: 'a year of 0 is unknown' }],
  ['85', {}, { yearBuilt: 'not-understood' }],
  ['2099', {}, { yearBuilt: 'implausible' }],
])

testCells(
  'Office',
  [
    ['10%', { officeSf: 5000, officePercent: 10 }, { officeSf: '10% of 50,000 SF' }],
    [{ number: 0.11, format: '0%' }, { officeSf: 5500, officePercent: 11 }, { officeSf: '11% of 50,000 SF' }],
    [0.11, { officeSf: 5500, officePercent: 11 }, { officeSf: '11% of 50,000 SF' }],
    ['2,500 SF (5%)', { officeSf: 2500 }],
    [2500, { officeSf: 2500 }],
    ['To suit', {}, { officeSf: 'token To suit' }],
    [11, {}, { officeSf: 'ambiguous' }],
    [60_000, {}, { officeSf: 'implausible' }],
  ],
  { SF: 50_000 },
)

testCells(
  '% Office',
  [
    [0.11, { officeSf: 5500, officePercent: 11 }, { officeSf: '11% of 50,000 SF' }],
    [11, { officeSf: 5500, officePercent: 11 }, { officeSf: '11% of 50,000 SF' }],
    [1, {}, { officeSf: 'ambiguous' }],
  ],
  { SF: 50_000 },
)

testCells('Crane', [
  ['10 ton', { craneTons: 10 }],
  ['(2) 10-ton', { craneTons: 10 }, { craneTons: '(2) 10-ton' }],
  ['Two 5-ton bridge cranes', { craneTons: 5 }, { craneTons: 'Two 5-ton bridge cranes' }],
  ['5/10 ton', { craneTons: 10 }, { craneTons: '5/10 ton' }],
  ["10 ton, 22' under hook", { craneTons: 10 }, { craneTons: "10 ton, 22' under hook" }],
  [
    "One 10-ton bridge crane with 20' hook",
    { craneTons: 10 },
    { craneTons: "One 10-ton bridge crane with 20' hook" },
  ],
  ['Crane-ready', {}, { craneTons: 'token Crane-ready' }],
  ['Yes', {}, { craneTons: 'token Yes' }],
  ['5,000 lbs', {}, { craneTons: 'not-understood' }],
])

testCells('Trailer Parking', [
  ['40 stalls', { trailerStalls: 40 }],
  ['30-40', { trailerStalls: 30 }, { trailerStalls: 'the lower end of 30 to 40' }],
  ['332 auto', {}, { trailerStalls: '332 for cars' }],
])

testCells('Column Spacing', [
  ['50x52', { columnSpacing: "50' x 52'" }, { columnSpacing: '50x52' }],
  ["50'x52' (60' speed bay)", { columnSpacing: "50'x52' (60' speed bay)" }],
])

testCells('Amps', [[400, { power: '400 amps' }]])
testCells('Power', [
  ['Heavy', { power: 'Heavy' }],
  ['0', {}, { power: 'a power of 0 is unknown' }],
])

testCells('Sprinklers', [
  ['esfr', { sprinklers: 'ESFR' }],
  ['Wet', { sprinklers: 'Wet' }],
  ['No', {}, { sprinklers: 'no sprinklers' }],
  ['None', {}],
])

testCells('Rail', [
  ['Yes', { rail: true }],
  ['No', { rail: false }],
  ['BNSF', { rail: true }, { rail: 'BNSF' }],
  ['Possible', {}, { rail: 'Possible' }],
])

testCells('Property Type', [
  ['whse', { propertyType: 'Warehouse' }, { propertyType: 'whse' }],
  ['DC', { propertyType: 'Distribution' }, { propertyType: 'DC' }],
  ['MANUFACTURING', { propertyType: 'Manufacturing' }],
  ['Office/Warehouse', { propertyType: 'Warehouse' }, { propertyType: 'Office/Warehouse' }],
  ['Distribution/Warehouse', { propertyType: 'Distribution' }, { propertyType: 'Distribution/Warehouse' }],
  ['Medical Office', { propertyType: 'Office' }, { propertyType: 'Medical Office' }],
  ['flex', { propertyType: 'Flex' }],
  ['INDUSTRIAL OUTDOOR STORAGE', { propertyType: 'Industrial Outdoor Storage' }],
  ['R&D', { propertyType: 'R&D' }],
  ['Renewal', {}, { propertyType: 'Renewal, not a type of property' }],
  ['ct-light industrial', { propertyType: 'Light Industrial' }, { propertyType: 'ct-light industrial' }],
  ['CT-WAREHOUSE/COLD STORAGE', { propertyType: 'Warehouse' }, { propertyType: 'CT-WAREHOUSE/COLD STORAGE' }],
  ['0410 - MACHINE SHOP', { propertyType: 'Machine Shop' }, { propertyType: '0410 - MACHINE SHOP' }],
  ['Co-working', { propertyType: 'Co-Working' }],
  ['1031', { propertyType: '1031' }],
  ['former warehouse', { propertyType: 'Former Warehouse' }],
])
