import { readText } from '../cells/read-text.ts'
import { ownColumn } from './own-column.ts'

export const name = ownColumn('name', {
  aliases:
    'property name|building name|project name|asset name|park name|facility name|name|site name|comp name|center name|~project|~park|~complex|~development|business park|location name|~property|~building|name of property|property title|~title|property nickname|common name|industrial park|business park name|development name|complex name|~campus|campus name|building park name|park building|building project|project building|property project name|listing name|listing title|~subdivision|comp property name|~asset|~center|property building name|building property name|plant name|portfolio property|property portfolio|park property',
  avoid:
    'owner landlord tenant mailing mail billing seller buyer broker agent company email web corporate contact representative county street city state market submarket firm file user district',
  fillers: 'real',
  isShared: true,
  read: (cell) => readText(cell, 'Name'),
})
