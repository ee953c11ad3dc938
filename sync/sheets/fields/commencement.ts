import { readDate } from '../cells/read-date.ts'
import { ownColumn } from './own-column.ts'

export const commencement = ownColumn('commencement', {
  aliases:
    'commencement|commencement date|lease commencement|lease commencement date|rent commencement|rent commencement date|lcd|rcd|lease start|lease start date|start date|lease begin|occupancy date|occ date|move in date|move in|available date|date available|availability|availability date|possession date|lease from|commence|lease commence|start|begin date|lease begins|effective date|lease effective date|~effective|begin|~beginning|beginning date|date commenced|commenced date|commencement of lease|lease commencement dt|date of commencement|start of lease|start of term|term start|term start date|term commencement|term begin|lease beginning|rent start|rent start date|rent begin|rent began|~occupancy|occupancy start|date of occupancy|~possession|~delivery|delivery date|~delivered|~from|from date|date from|lease from date|tenancy start|tenancy start date|commencement month|commencement year|lease start year|start year|start month|initial lease date|original lease date|possession available|date available from|available from|tenant move in|moved in|move in month|current lease start|current term start|contract start|contract start date|original start date|~starting|lease inception|inception|inception date|starting date|lease starting|rent from|term from|rent beginning|term beginning|~available|~avail|rentstrt|strtdate',
  avoid: 'option sale rent roll sign notice rate broker fee commission',
  fillers: 'date',
  read: (cell, _, sheet) => readDate(cell, { ...sheet, label: 'Commencement' }),
})
