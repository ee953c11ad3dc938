import { testCells } from '../test-cells.ts'

testCells('Dock Doors', [
  [12, { dockDoors: 12 }],
  ['No', { dockDoors: 0 }],
  ['0', { dockDoors: 0 }],
  ['none', { dockDoors: 0 }],
  ['six', { dockDoors: 6 }],
  ['two (2)', { dockDoors: 2 }],
  ["12 dock high doors (9' x 10')", { dockDoors: 12 }],
  ['12 (2 with levelers)', { dockDoors: 12 }],
  ['8 dock high doors with 35,000 lb levelers', { dockDoors: 8 }],
  ['12 docks (expandable to 20)', { dockDoors: 12 }],
  ['2 DH, 1 GL', { dockDoors: 2, gradeDoors: 1 }],
  ['2 grade level', { gradeDoors: 2 }],
  ['no grade-level drive-ins', { gradeDoors: 0 }],
  ['10-12', { dockDoors: 10 }, { dockDoors: 'the lower end of 10 to 12 doors' }],
  ['12+', { dockDoors: 12 }, { dockDoors: 'approximate' }],
  ['Yes', {}, { dockDoors: 'token Yes; present, not counted' }],
  ['2 rail doors', {}, { dockDoors: 'other doors: 2 rail doors' }],
  ['12/2', {}, { dockDoors: 'ambiguous' }],
  ['12.5', {}, { dockDoors: 'implausible' }],
  [-2, {}, { dockDoors: 'not-understood' }],
  ['12-Oct', {}, { dockDoors: 'not-understood' }],
  [{ date: '2025-10-12' }, {}, { dockDoors: 'not-understood' }],
  ['does not have three drive-ins', {}, { dockDoors: 'not-understood' }],
])

testCells('Drive Ins', [
  [`2/10'0"w x 12'0"h`, { gradeDoors: 2 }],
  ["1 - 12' x 14'", { gradeDoors: 1 }],
  ['two (2) oversized', { gradeDoors: 2 }],
  ['no drive-ins', { gradeDoors: 0 }],
])

testCells('Loading (DH/GL)', [
  ['12/2', { dockDoors: 12, gradeDoors: 2 }],
  ['no', { dockDoors: 0, gradeDoors: 0 }],
  ['12', {}, { dockDoors: 'ambiguous', gradeDoors: 'ambiguous' }],
])

testCells('Loading', [
  ['8 docks', { dockDoors: 8 }],
  ['DH: 12 / GL: 2', { dockDoors: 12, gradeDoors: 2 }],
  ['six dock-high, two grade-level', { dockDoors: 6, gradeDoors: 2 }],
  ['no docks, 2 grade level', { dockDoors: 0, gradeDoors: 2 }],
  ['8', {}, { dockDoors: 'ambiguous', gradeDoors: 'ambiguous' }],
  ['2 interior docks, 6 exterior docks, 1 ramp', { dockDoors: 8, gradeDoors: 1 }, { dockDoors: '2 + 6' }],
  ['6 interior, 2 exterior docks', { dockDoors: 8 }, { dockDoors: '6 + 2' }],
  ['6 docks and 2 docks', {}, { dockDoors: 'ambiguous' }],
])

testCells('Doors (DH)', [
  ['14', { dockDoors: 14 }],
  ['none', { dockDoors: 0 }],
  ['14, 2 GL', { dockDoors: 14, gradeDoors: 2 }],
])
testCells('Doors - Grade Level', [['3', { gradeDoors: 3 }]])
