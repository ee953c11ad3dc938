import { formatCount } from '../../sync/domain/format.ts'

/** `1 change`, `3 changes`. */
export function counted(number: number, one: string, many: string): string {
  return `${formatCount(number)} ${number === 1 ? one : many}`
}
