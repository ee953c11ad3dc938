import type { Ask } from '../../../sync/assistant/analysis/ask.ts'
import { netEffective } from '../../../sync/assistant/analysis/lease-inputs.ts'
import { formatCount, formatRent, RENT_UNITS } from '../../../sync/domain/format.ts'
import { type Told, toldAlone } from './analysis-output.ts'

/** What a lease of stated terms comes to; nothing is searched. */
export function inputsAnalysis({ inputs }: Extract<Ask, { kind: 'inputs' }>): Told {
  const { rentPerSf, leaseTerm, freeRentMonths, tiPerSf, escalationPct } = inputs
  const net = netEffective(inputs)
  if (net === null) {
    return toldAlone('The months free of rent leave no month that is paid.')
  }
  const paid = leaseTerm - (freeRentMonths ?? 0)
  const rising = escalationPct === null ? '' : `, rising ${escalationPct}% a year,`
  const less = tiPerSf === null || tiPerSf === 0 ? '' : ` less $${tiPerSf.toFixed(2)}`
  const unsaid = [
    ...(freeRentMonths === null ? ['no free rent'] : []),
    ...(tiPerSf === null ? ['no TI'] : []),
    ...(escalationPct === null ? ['no increases'] : []),
  ]
  return {
    answer: `The net effective rent is ${formatRent(net, 'month')}${RENT_UNITS.month}: ${formatRent(rentPerSf, 'month')}${rising} for ${formatCount(paid)} months paid${less}, over ${formatCount(leaseTerm)} months.`,
    beware: [
      'Nothing is discounted.',
      ...(unsaid.length === 0
        ? []
        : [`You named ${unsaid.join(', ').replace(/, (?=[^,]*$)/, ' and ')}, so none is counted.`]),
    ],
    table: null,
    chart: null,
  }
}
