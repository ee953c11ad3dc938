import type { RoleAliases } from './role-aliases.ts'

export const dealArea: RoleAliases = {
  role: 'dealArea',
  isSize: true,
  aliases:
    'leased sf|sf taken|sf leased|area let|let area|sf let|let sf|area leased|leased area|leased size|deal size|transaction size|transaction sf|deal sf|lease sf|tenant sf|suite sf|suite size|premises sf|unit sf|unit size|space sf|space size|available sf|sf available|available area|space available|available space|available size|lease size|lease area|~leased|leased premises|leased premises sf|~premises|~available|premises size|premises area|demised premises|demised area|demised sf|transaction area|deal area|sf of lease|size leased|rsf leased|leased rsf|leased rentable area|leased square footage|square footage leased|total leased sf|total sf leased|total leased|tenant size|tenant area|tenant square footage|occupied sf|sf occupied|occupied area|rented area|area rented|rented sf|sf rented|suite area|suite rsf|suite square footage|unit area|unit size sf|space area|space square footage|leasable space|sf transacted|transacted sf|comp sf|comp size|contract area|unit square footage|sf of deal|vacant sf|vacant area|sf vacant|vacant space|~how big|~how much space|direct available sf|sublease available sf|lease sqft size|size of lease|size of space|gross leased area|net leased area|leased gla|leased rba|square feet leased|footage leased|leased footage|tenant rsf|lease rsf|tenant rentable sf|availability sf|absorbed sf|renewed sf|rented size|demised size|initial area|rented square footage|demised square footage|let size|suitsqft',
  avoid:
    'price rent rate cost value tax number percent land lot site parcel office yard minimum maximum contiguous divisible date occupancy vacancy built',
  fillers: 'sf rentable gross net usable thousand k ksf 000 000s direct lease tenant m2 total',
}
