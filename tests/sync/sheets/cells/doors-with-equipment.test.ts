import { testCells } from '../test-cells.ts'

testCells('Dock Doors', [
  ['6 dock high, 2 w/ levelers', { dockDoors: 6 }],
  ['12 docks, 4 with pit levelers', { dockDoors: 12 }],
  ['8 DH; 8 have seals', { dockDoors: 8 }],
  ['10 dock doors, 3 w/levelers, 2 with shelters', { dockDoors: 10 }],
])
