import { readText } from '../cells/read-text.ts'
import { ownColumn } from './own-column.ts'

export const name = ownColumn('name', {
  aliases:
    'property name|building name|project name|asset name|park name|facility name|name|site name|comp name|center name|project|park|complex|development|business park|location name|property|building',
  avoid:
    'owner landlord tenant mailing mail billing seller buyer broker agent company email web corporate contact representative county street city state market submarket firm file user district',
  fillers: 'real',
  isShared: true,
  read: (cell) => readText(cell, 'Name'),
})
