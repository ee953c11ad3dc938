import type { LeaseInputs } from '../../../sync/assistant/analysis/ask.ts'
import { netEffective } from '../../../sync/assistant/analysis/lease-inputs.ts'
import { formatRent, RENT_UNITS } from '../../../sync/domain/format.ts'
import { type Told, toldAlone } from '../tools/analysis-output.ts'
import { askedFigureWords } from './asked-figure-words.ts'

/** What a lease of stated terms comes to; nothing is searched. */
export function leaseAnalysis(inputs: LeaseInputs): Told {
  const { discountPct = null, notCounted = [] } = inputs
  const net = netEffective(inputs)
  if (net === null) return toldAlone('The months free of rent leave no month that is paid.')
  const unsaid = unsaidOf(inputs)
  return {
    answer: `The net effective rent is ${formatRent(net, 'month')}${RENT_UNITS.month}: ${workingOf(inputs)}.`,
    beware: [
      discountPct === null
        ? 'Nothing is discounted.'
        : `Rents are due at the start of each month, and money a year later is worth ${discountPct}% less.`,
      ...notCounted.map((words) => `“${words}” is not counted: say it in dollars per SF, or in months.`),
      ...(unsaid.length === 0 ? [] : [`You named ${listed(unsaid)}, so none is counted.`]),
    ],
    table: null,
    chart: null,
  }
}

function workingOf(inputs: LeaseInputs): string {
  const { rentPerSf, leaseTerm, escalationPct, discountPct = null } = inputs
  const { freeFromMonth = 1, commissionPerSf = null, stepPerSf = null } = inputs
  const free = inputs.freeRentMonths ?? 0
  const rising =
    stepPerSf !== null
      ? `, rising ${formatRent(stepPerSf, 'month')} a year,`
      : escalationPct === null || escalationPct === 0
        ? ''
        : `, rising ${escalationPct}% a year,`
  const unpaid = freeFromMonth === 1 ? '' : ` (months ${freeFromMonth} to ${freeFromMonth + free - 1} free)`
  const costs = [
    ...(inputs.tiPerSf ? [`${askedFigureWords('tiPerSf', inputs.tiPerSf)} TI`] : []),
    ...(commissionPerSf ? [`${askedFigureWords('tiPerSf', commissionPerSf)} commission`] : []),
  ]
  const less = costs.length === 0 ? '' : ` less ${listed(costs)}`
  const discounted = discountPct === null ? '' : `, discounted at ${discountPct}% a year`
  return `${formatRent(rentPerSf, 'month')}${rising} for ${months(leaseTerm - free)} paid${unpaid}${less}, over ${months(leaseTerm)}${discounted}`
}

/** What most leases have and the question says nothing of. */
function unsaidOf({
  freeRentMonths,
  tiPerSf,
  escalationPct,
  stepPerSf = null,
  notCounted = [],
}: LeaseInputs) {
  const says = (pattern: RegExp) => notCounted.some((words) => pattern.test(words))
  return [
    ...(freeRentMonths === null && !says(/free|abate|half/i) ? ['no free rent'] : []),
    ...(tiPerSf === null && !says(/\bti\b|improvement|allowance/i) ? ['no TI'] : []),
    ...(escalationPct === null && stepPerSf === null && !says(/bump|increase|escalat|step|ris/i)
      ? ['no increases']
      : []),
  ]
}

function listed(words: readonly string[]): string {
  return words.join(', ').replace(/, (?=[^,]*$)/, ' and ')
}

function months(count: number): string {
  return askedFigureWords('leaseTerm', count)
}
