import { addressOf, type ParamsOf, param } from '../search-params.ts'

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

/** The address of the audit page. Days are those of the reader; which actions there are, the page knows. */
export const auditParams = addressOf({
  person: param.text(),
  action: param.text(),
  from: param.textThat(isDay),
  to: param.textThat(isDay),
})
export type AuditParams = ParamsOf<typeof auditParams>
