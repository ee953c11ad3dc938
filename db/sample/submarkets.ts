export type SubmarketId =
  | 'northwest'
  | 'north'
  | 'southwest'
  | 'stafford'
  | 'south'
  | 'pearland'
  | 'pasadena'
  | 'laPorte'
  | 'deerPark'
  | 'baytown'
  | 'channelview'
  | 'east'
  | 'west'
  | 'cypress'
  | 'tomball'
  | 'conroe'

export interface Submarket {
  id: SubmarketId
  /** Of every thousand properties, about so many lie here. */
  share: number
  /** How its rents stand to the market's. */
  rentFactor: number
  /** Shares of Manufacturing, Distribution, Warehouse and Office. */
  types: readonly [number, number, number, number]
  /** When most of it was built. */
  era: readonly [from: number, to: number]
  /** How its brokers quote rents. */
  quotes: 'month' | 'year'
  /** How its brokers speak of what is near. */
  near: readonly string[]
  /** The invented business parks there. */
  parks: readonly string[]
}

export const SUBMARKETS: readonly Submarket[] = [
  {
    id: 'northwest',
    share: 190,
    rentFactor: 1.0,
    types: [32, 20, 40, 8],
    era: [1974, 2023],
    quotes: 'month',
    near: ['Beltway 8', 'US 290', 'Hwy 290 & Beltway 8', 'the 290 corridor', 'I-10 and the Beltway'],
    parks: [
      'Hollow Oak Commerce Park',
      'Cole Bend Business Center',
      'Brackenridge Trade Center',
      'Vogelfield Park',
    ],
  },
  {
    id: 'north',
    share: 130,
    rentFactor: 0.93,
    types: [22, 38, 34, 6],
    era: [1982, 2024],
    quotes: 'month',
    near: ['IAH', 'Bush Intercontinental', 'the Hardy Toll Road', 'I-45 North', 'Beltway 8 and I-45'],
    parks: [
      'Skyharbor Bend Logistics Park',
      'Greenspur Distribution Center',
      'Pinto Trail Park',
      'Camellia Field',
    ],
  },
  {
    id: 'southwest',
    share: 60,
    rentFactor: 1.07,
    types: [22, 22, 44, 12],
    era: [1976, 2018],
    quotes: 'month',
    near: ['US 59', 'I-69 and the Beltway', 'Hwy 90A', 'the Southwest Freeway', 'Hwy 6'],
    parks: ['Sugar Cane Trade Park', 'Oyster Bend Business Center', 'Rincón Commerce Center'],
  },
  {
    id: 'stafford',
    share: 75,
    rentFactor: 1.05,
    types: [24, 22, 44, 10],
    era: [1980, 2020],
    quotes: 'month',
    near: ['US 90A', 'Beltway 8 South', 'US 59 and Kirkwood', 'the Fort Bend Tollway'],
    parks: ['Cotton Spur Industrial Park', 'Fuqua Gate Business Park', 'Peña Trade Center'],
  },
  {
    id: 'south',
    share: 60,
    rentFactor: 0.94,
    types: [34, 24, 38, 4],
    era: [1968, 2021],
    quotes: 'month',
    near: ['Hwy 288', 'Loop 610 South', 'the Medical Center', 'Hobby Airport', 'Beltway 8 South'],
    parks: ['Sims Crossing Industrial Park', 'Live Oak Spur Park'],
  },
  {
    id: 'pearland',
    share: 40,
    rentFactor: 1.0,
    types: [38, 16, 40, 6],
    era: [1985, 2023],
    quotes: 'month',
    near: ['Hwy 288', 'Hwy 35', 'Beltway 8 South', 'the 288 toll lanes'],
    parks: ['Pear Orchard Business Park', 'Clear Branch Industrial Park'],
  },
  {
    id: 'pasadena',
    share: 65,
    rentFactor: 0.93,
    types: [34, 32, 30, 4],
    era: [1970, 2023],
    quotes: 'year',
    near: ['Bayport', 'the Bayport terminal', 'Hwy 225', 'Beltway 8 East', 'the ship channel'],
    parks: ['Bay Anchor Logistics Park', 'Choate Spur Industrial Park', 'Salt Flat Terminal Park'],
  },
  {
    id: 'laPorte',
    share: 45,
    rentFactor: 0.94,
    types: [28, 42, 27, 3],
    era: [1978, 2024],
    quotes: 'year',
    near: ["Barbour's Cut", 'Hwy 146', 'Hwy 225', 'both container terminals'],
    parks: ['Sylvan Cut Logistics Center', 'Halyard Bay Park'],
  },
  {
    id: 'deerPark',
    share: 30,
    rentFactor: 0.98,
    types: [44, 20, 32, 4],
    era: [1972, 2020],
    quotes: 'year',
    near: ['Hwy 225', 'the refineries', 'the ship channel', 'Beltway 8 and 225'],
    parks: ['Battleground Works', 'Patriot Channel Industrial Park'],
  },
  {
    id: 'baytown',
    share: 40,
    rentFactor: 0.82,
    types: [22, 52, 24, 2],
    era: [1990, 2025],
    quotes: 'year',
    near: ['I-10 East', 'the Grand Parkway', 'Hwy 146', 'the rail-served port parks'],
    parks: ['Cedar Lantern Logistics Park', 'Goose Prairie Distribution Center'],
  },
  {
    id: 'channelview',
    share: 55,
    rentFactor: 0.87,
    types: [38, 28, 31, 3],
    era: [1973, 2022],
    quotes: 'year',
    near: ['I-10 East', 'Beltway 8 East', 'Jacintoport', 'the Crosby Freeway'],
    parks: ['Sheldon Reach Industrial Park', 'Old River Trade Center'],
  },
  {
    id: 'east',
    share: 105,
    rentFactor: 0.82,
    types: [36, 20, 40, 4],
    era: [1952, 2012],
    quotes: 'year',
    near: ['Loop 610 East', 'I-10 East', 'the Port of Houston', 'Turning Basin', 'downtown'],
    parks: ['Magnolia Spur Warehouses', 'Oates Bend Industrial Park', 'Turning Lantern Terminal'],
  },
  {
    id: 'west',
    share: 95,
    rentFactor: 1.1,
    types: [24, 32, 34, 10],
    era: [1984, 2025],
    quotes: 'month',
    near: ['I-10 West', 'the Energy Corridor', 'the Grand Parkway', 'Hwy 99 & I-10', 'the Katy Freeway'],
    parks: ['Rice Prairie Logistics Park', 'Barker Gate Commerce Center', 'Cinco Spur Business Park'],
  },
  {
    id: 'cypress',
    share: 45,
    rentFactor: 1.08,
    types: [30, 22, 40, 8],
    era: [1995, 2025],
    quotes: 'month',
    near: ['US 290', 'the Grand Parkway', 'Hwy 99 & 290'],
    parks: ['Little Cypress Trade Park', 'Bridgewood Industrial Park'],
  },
  {
    id: 'tomball',
    share: 35,
    rentFactor: 1.02,
    types: [40, 12, 42, 6],
    era: [1992, 2024],
    quotes: 'month',
    near: ['Hwy 249', 'the Grand Parkway', 'FM 2920'],
    parks: ['Railhead Prairie Park', 'Kohrville Bend Business Park'],
  },
  {
    id: 'conroe',
    share: 60,
    rentFactor: 0.98,
    types: [38, 18, 36, 8],
    era: [1988, 2025],
    quotes: 'month',
    near: ['I-45 North', 'Loop 336', 'The Woodlands', 'FM 3083 and I-45'],
    parks: ['Piney Spur Industrial Park', 'Jacinto Ridge Tech Park', 'Loblolly Commerce Center'],
  },
]
