/** The actions that are recorded, in the words of the audit page. */
export const AUDIT_ACTIONS = {
  sign_in: 'Signed in',
  sign_in_refused: 'Sign-in refused',
  sign_out: 'Signed out',
  sessions_ended: 'Ended sessions',
  team_switched: 'Switched team',
  token_made: 'Made a token',
  token_used: 'Used a token for the first time',
  token_ended: 'Ended a token',
  person_joined: 'Joined the team',
  person_invited: 'Invited',
  invitation_withdrawn: 'Withdrew an invitation',
  role_changed: 'Changed a role',
  person_disabled: 'Disabled a person',
  person_enabled: 'Enabled a person',
  work_handed_over: 'Handed work over',
  person_removed: 'Removed a person',
  list_shared: 'Shared a comp list',
  list_unshared: 'Stopped sharing a comp list',
  list_removed: 'Deleted a comp list of somebody else',
  note_removed: 'Deleted a note of somebody else',
  exported: 'Exported',
  source_added: 'Added a source',
  source_imported: 'Imported a source',
  source_changed: 'Changed a source',
  source_removed: 'Removed a source',
  source_restored: 'Restored a source',
  source_host_allowed: 'Allowed a host of files',
  source_host_forbidden: 'Stopped allowing a host of files',
  properties_joined: 'Joined two properties',
  properties_parted: 'Took joined properties apart',
  properties_kept_apart: 'Kept two properties apart',
  name_added: 'Added another name',
  name_removed: 'Removed another name',
  term_assumed: 'Set what is assumed of leases',
  term_unassumed: 'Took back what was assumed of leases',
  refused: 'Was refused',
} as const
export type AuditAction = keyof typeof AUDIT_ACTIONS

export function isAuditAction(text: string): text is AuditAction {
  return Object.hasOwn(AUDIT_ACTIONS, text)
}
