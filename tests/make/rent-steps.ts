import fc from 'fast-check'
import type { RentSteps } from '../../sync/domain/economics/rent-steps.ts'

const period = fc.constantFrom('month', 'year')
const cents = fc.integer({ min: 1, max: 4000 }).map((n) => n / 100)
const rent = fc.oneof(
  cents,
  fc.integer({ min: 1, max: 400_000 }).map((n) => n / 10_000),
)

const each: fc.Arbitrary<RentSteps> = fc.record({
  period,
  kind: fc.constant('step'),
  dollarsAYear: rent,
})

const list: fc.Arbitrary<RentSteps> = fc
  .record({
    period,
    stretches: fc.array(
      fc.record({ rent, months: fc.oneof(fc.constant(12), fc.integer({ min: 1, max: 30 })) }),
      {
        minLength: 1,
        maxLength: 8,
      },
    ),
    isOpen: fc.boolean(),
  })
  .map(({ period, stretches, isOpen }) => {
    let month = 1
    const rents = stretches.map(({ rent, months }) => {
      const fromMonth = month
      month += months
      return { fromMonth, rent }
    })
    return { period, kind: 'schedule', rents, untilMonth: isOpen ? null : month - 1 }
  })

/** Steps as any source could state them. */
export const anySteps: fc.Arbitrary<RentSteps> = fc.oneof(each, list)
