import type { AuditEntry } from '../../sync/api/audit.ts'
import { AUDIT_ACTIONS } from '../../sync/domain/access/audit-action.ts'
import { auditDetails } from '../../sync/domain/access/audit-details.ts'
import { initials } from '../ui/chrome/chrome-words.ts'
import { momentWords } from '../ui/moment-words.ts'
import styles from './audit-panel.module.css'

/** What the server does by itself, or is told to do where nobody is signed in. */
const THE_SERVER = 'Clearheight'

/** One entry: when, who, what, and what else is known of it. */
export function AuditRow({ entry }: { entry: AuditEntry }) {
  const { at, actorName, token, action, subject, details, device } = entry
  const isRefusal = action === 'refused' || action === 'sign_in_refused'
  const who = actorName ?? (action === 'sign_in_refused' ? 'Nobody known' : THE_SERVER)
  return (
    <tr>
      <td data-column="when">
        <time dateTime={new Date(at).toISOString()}>{momentWords(at)}</time>
      </td>
      <th scope="row" data-known={actorName !== null || undefined}>
        <span className={styles.initials} aria-hidden>
          {initials(who)}
        </span>
        {who}
      </th>
      <td data-column="what" data-refusal={isRefusal || undefined}>
        {AUDIT_ACTIONS[action]}
      </td>
      <td data-column="details">
        {[auditDetails(action, details), isList(entry) && `comp list ${subject}`]
          .filter((part) => part !== '' && part !== false)
          .join(', ')}
      </td>
      <td data-column="from">
        {token === null ? (device ?? (actorName === null ? 'server' : '')) : `token ${token}`}
      </td>
    </tr>
  )
}

/** A list has no name here: its owner wrote that. */
function isList({ action, subject }: AuditEntry): boolean {
  return subject !== null && (action.startsWith('list_') || action === 'exported')
}
