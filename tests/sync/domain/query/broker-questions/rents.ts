import { lease, opex, rent, type } from '../query-vocabulary.ts'
import type { BrokerQuestion } from './book-words.ts'

/** Rents by the month, by the year and in cents; a rent by itself is meant within 10 %. */
export const RENTS: readonly BrokerQuestion[] = [
  ['under $1.10/sf/mo', [rent(null, 1.1)]],
  ['whse under $1.10 psf', [type('Warehouse'), rent(null, 1.1)]],
  ['rents $0.85-$0.95 NNN', [rent(0.85, 0.95), lease('NNN')]],
  ['rent between .80 and .95', [rent(0.8, 0.95)]],
  ['less than a dollar a foot', [rent(null, 1)]],
  ['sub-$1 rents', [rent(null, 1)]],
  ['below 95 cents', [rent(null, 0.95)]],
  ['max rent 1.25', [rent(null, 1.25)]],
  ['$18/SF/YR or under', [rent(null, 1.5)]],
  ['under $12/ft annually', [rent(null, 1)]],
  ['$9 - $12 psf/yr', [rent(0.75, 1)]],
  ['6 to 9 dollars a foot per year', [rent(0.5, 0.75)]],
  ['$1.20 NNN', [rent(1.08, 1.32), lease('NNN')]],
  ['asking 1.50 gross', [rent(1.35, 1.65), lease('Gross')]],
  ['$14.40 psf annual nnn', [rent(1.08, 1.32), lease('NNN')]],
  ['asking rate at or below $0.89', [rent(null, 0.89)]],
  ['rents over $1.50/sf', [rent(1.5, null)]],
  ['$1.00+ psf', [rent(1, null)]],
  ['rate no higher than $1.05 mo', [rent(null, 1.05)]],
  ['<$1.15/sf', [rent(null, 1.15)]],
  ['lease rate from $0.60 to $0.75 per sq ft per month', [rent(0.6, 0.75)]],
  ['.75-.85 nnn', [rent(0.75, 0.85), lease('NNN')]],
  ['nnn charges under $0.35', [opex(null, 0.35)]],
  ['around $1/sf mod gross', [rent(0.9, 1.1), lease('MG')]],
  ['rents $1.05 to 1.25 psf/mo industrial gross', [rent(1.05, 1.25), lease('IG')]],
  ['at most $10.80/sf/year', [rent(null, 0.9)]],
  ['up to 1.30/sf', [rent(null, 1.3)]],
  ['rent not to exceed $1.40', [rent(null, 1.4)]],
]
