import { formatCount } from '../format.ts'
import type { AuditAction } from './audit-action.ts'

type Details = Readonly<Record<string, string | number | boolean>>

const REFUSED: Readonly<Record<string, string>> = {
  garbled: 'the directory’s answer could not be used',
  expired: 'not finished in time',
  stopped: 'stopped at the directory',
  refused: 'of another company or group',
  no_team: 'in no team',
  not_invited: 'not invited',
  disabled: 'disabled',
}

/** The details of an entry of the audit log, in words, beside who, what and when. Empty where there are none. */
export function auditDetails(action: AuditAction, details: Details): string {
  switch (action) {
    case 'exported':
      return `${details.everything === true ? 'everything, ' : ''}${counted(details.rows, 'row')} ${details.kind === 'clipboard' ? 'copied' : `as ${String(details.kind).toUpperCase()}`}`
    case 'sessions_ended':
      return counted(details.sessions, 'session')
    case 'sign_in_refused': {
      const reason = REFUSED[String(details.reason)] ?? String(details.reason)
      return details.name === undefined ? reason : `${details.name}: ${reason}`
    }
    case 'source_imported': {
      const { source, new: added, changed, removed, ended = 0, rejected } = details
      return `${source}: ${listed({ new: added, changed, removed, ended, rejected })}`
    }
    case 'source_added':
      return String(details.source)
    case 'source_changed':
      return `${details.source}: ${details.what}`
    case 'source_restored':
      return `${details.source}: ${counted(details.restored, 'property', 'properties')}`
    case 'source_host_allowed':
      return String(details.host)
    case 'source_host_forbidden':
      return `${details.host}, ${counted(details.sources, 'source')} at it`
    case 'source_removed':
      return `${details.source}: ${counted(details.removed, 'property', 'properties')}`
    case 'list_removed':
    case 'note_removed':
      return `of ${details.of}`
    case 'refused':
      return String(details.call)
    case 'team_switched':
      return `to ${details.to}`
    case 'token_made':
      return `${details.name}: ${details.scope}, ${counted(details.days, 'day')}`
    case 'token_ended':
      return `${details.name}, of ${details.of}`
    case 'person_invited':
      return `${details.address} as ${details.role}`
    case 'invitation_withdrawn':
      return String(details.address)
    case 'role_changed':
      return `${details.of}: ${details.from} to ${details.to}`
    case 'person_disabled':
      return `${details.of}, ${counted(details.sessions, 'session')} ended`
    case 'work_handed_over': {
      const { from, to, lists, notes, views = 0 } = details
      const work = [
        counted(lists, 'list'),
        counted(notes, 'note'),
        ...(views === 0 ? [] : [counted(views, 'view')]),
      ]
      return `${from} to ${to}: ${work.join(', ')}`
    }
    case 'person_enabled':
    case 'person_removed':
      return String(details.of)
    case 'name_added':
    case 'name_removed':
      return `${details.alias} for ${details.name}`
    case 'term_assumed':
    case 'term_unassumed':
      return String(details.term)
    case 'properties_joined':
      return `${counted(details.taken, 'figure')} of the other`
    case 'properties_parted':
    case 'properties_kept_apart':
    case 'sign_in':
    case 'sign_out':
    case 'token_used':
    case 'person_joined':
    case 'list_shared':
    case 'list_unshared':
      return ''
  }
}

function counted(count: Details[string] | undefined, one: string, more = `${one}s`): string {
  return `${formatCount(Number(count))} ${count === 1 ? one : more}`
}

function listed(details: Readonly<Record<string, Details[string] | undefined>>): string {
  return Object.entries(details)
    .flatMap(([name, value]) => {
      if (value === undefined) return []
      return [typeof value === 'number' ? `${formatCount(value)} ${name}` : `${name} ${value}`]
    })
    .join(', ')
}
