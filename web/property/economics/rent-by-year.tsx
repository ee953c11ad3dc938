import type { RentYear } from '../../../sync/domain/economics/rent-schedule.ts'
import { formatPrice, formatRent, RENT_UNITS, type RentUnit } from '../../../sync/domain/format.ts'
import styles from './lease-economics.module.css'

/** A lease year by year: its rent, what of it is free, and what is paid. */
export function RentByYear({ years, unit }: { years: readonly RentYear[]; unit: RentUnit }) {
  return (
    <table className={styles.years}>
      <caption className="visually-hidden">Rent by year of the lease</caption>
      <thead>
        <tr>
          <th scope="col">Year</th>
          <th scope="col">Months</th>
          <th scope="col">Rent {RENT_UNITS[unit]}</th>
          <th scope="col">Free /SF</th>
          <th scope="col">Paid /SF</th>
        </tr>
      </thead>
      <tbody>
        {years.map(({ year, months, rent, contract, free }) => (
          <tr key={year}>
            <td>{year}</td>
            <td>{Number(months.toFixed(1))}</td>
            <td>{formatRent(rent, unit)}</td>
            <td>{free === 0 ? '0' : formatPrice(-free)}</td>
            <td>{formatPrice(contract - free)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
