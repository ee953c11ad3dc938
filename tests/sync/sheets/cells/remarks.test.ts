import { testCells } from '../test-cells.ts'

testCells('Size', [
  [
    'Approx. 32,150 square feet, will divide to 8,000',
    { squareFootage: 32_150 },
    { squareFootage: 'approximate; divisible to 8,000' },
  ],
  ['48,000 SF (2 units @ 24,000)', { squareFootage: 48_000 }],
])
testCells('Sale Price', [
  ['$6,200,000 (5.4% cap)', { salePrice: 6_200_000, capRate: 5.4 }],
  ['$48,000,000 (portfolio of 3)', { salePrice: 48_000_000 }, { salePrice: 'the price of a portfolio' }],
])
testCells('Commencement', [
  [
    '6/1/2024 (amended 9/1/2024)',
    { commencement: '2024-06-01' },
    { commencement: '6/1/2024 (amended 9/1/2024)' },
  ],
])
testCells('Free Rent', [
  [
    '2 mos. base rent only (NNN still due)',
    { freeRentMonths: 2 },
    { freeRentMonths: '2 mos. base rent only (NNN still due)' },
  ],
  ['1 mo/yr of term', {}, { freeRentMonths: '1 mo/yr of term' }],
])
testCells('TI', [
  ['up to $18/RSF', { tiPerSf: 18 }, { tiPerSf: 'up to $18/RSF' }],
  ['$12.00 psf on office area only', { tiPerSf: 12 }, { tiPerSf: '$12.00 psf on office area only' }],
])
testCells('Escalation', [
  ['2.5% yrs 2-5, 3% thereafter', {}, { rentEscalationPct: '2.5% yrs 2-5, 3% thereafter' }],
])
testCells('Term (Yrs)', [
  ['84', { term: '84' }, { leaseTerm: 'ambiguous' }],
  ['99', { term: '99 years', leaseTerm: 1188 }],
])
testCells('% Leased', [
  ['5% vacant', { percentLeased: 95 }, { percentLeased: '5% vacant' }],
  ['Fully leased', { percentLeased: 100 }, { percentLeased: 'Fully leased' }],
])
testCells('Lease Type', [['Ind. Gr.', { leaseType: 'MG' }]])
testCells('Rent', [
  ['€5.50/m²/mo', {}, { rentPerSf: '0.511 EUR/SF/mo; foreign-currency' }],
  ['$118.40/m²/yr', { rentPerSf: 0.916643 }],
])
testCells('Address', [
  [
    'NEC of Haven Ave & 4th St',
    { address: 'NEC of Haven Ave & 4th St' },
    { address: 'a place without a street number' },
  ],
  [
    'Lot 4, Block 2, Eastgate Industrial Park',
    { address: 'Lot 4, Block 2, Eastgate Industrial Park' },
    { address: 'a place without a street number' },
  ],
])
