import type * as z from 'zod/mini'
import {
  type ApiInvitation,
  type ApiPerson,
  changePerson,
  handOver,
  invitePerson,
  listPeople,
  removePerson,
  withdrawInvitation,
} from '../../sync/api/people.ts'
import { ROLE_NAMES, type Role } from '../../sync/domain/access/role.ts'
import { call, callEmpty } from '../data/requests/call.ts'
import { type UsedAnswer, useAnswer } from '../data/requests/use-answer.ts'
import { useRefreshMe } from '../data/session/session.tsx'
import { counted } from '../session/counted.ts'
import { toast } from '../ui/layers/toast.tsx'
import { MESSAGES } from '../ui/messages.ts'
import { failureWords } from '../ui/states/failure-words.ts'

export type Team = z.infer<typeof listPeople.output>

/** What an administrator can do. Each says what has become of it, and answers whether it was done. */
export interface PeopleActions {
  setRole(person: ApiPerson, role: Role): Promise<boolean>
  setDisabled(person: ApiPerson, isDisabled: boolean): Promise<boolean>
  handOver(from: ApiPerson, to: ApiPerson): Promise<boolean>
  remove(person: ApiPerson): Promise<boolean>
  invite(email: string, role: Role): Promise<boolean>
  withdraw(invitation: ApiInvitation): Promise<boolean>
}

const askForPeople = () => call(listPeople, {})

/** The people of the team, and what can be done about them. */
export function usePeople(): UsedAnswer<Team> & { actions: PeopleActions } {
  const people = useAnswer(askForPeople)
  const refreshMe = useRefreshMe()

  async function run(work: () => Promise<Parameters<typeof toast>[0]>): Promise<boolean> {
    try {
      const told = await work()
      await people.refresh()
      toast(told)
      return true
    } catch (error) {
      toast({ title: MESSAGES.error, description: failureWords(error), kind: 'error' })
      return false
    }
  }
  const done = (title: string, undo?: () => void) =>
    undo === undefined
      ? ({ title, kind: 'success' } as const)
      : ({ title, kind: 'undo', action: { label: 'Undo', run: undo } } as const)

  const actions: PeopleActions = {
    setRole: (person, role) =>
      run(async () => {
        await call(changePerson, { id: person.id, role })
        if (person.isYou) await refreshMe()
        // Who is no administrator any more cannot take it back.
        const undo = person.isYou ? undefined : () => void actions.setRole({ ...person, role }, person.role)
        return done(`${person.name} is now ${inWords(role)}`, undo)
      }),
    setDisabled: (person, isDisabled) =>
      run(async () => {
        await call(changePerson, { id: person.id, isDisabled })
        const undo = () => void actions.setDisabled(person, !isDisabled)
        return done(`${person.name} is ${isDisabled ? 'disabled' : 'enabled'}`, undo)
      }),
    handOver: (from, to) =>
      run(async () => {
        const { lists, notes, views } = await call(handOver, { id: from.id, to: to.id })
        const what = [
          counted(lists, 'list', 'lists'),
          counted(notes, 'note', 'notes'),
          ...(views > 0 ? [counted(views, 'view', 'views')] : []),
        ].join(' and ')
        return done(`${to.name} now has ${what} of ${from.name}`)
      }),
    remove: (person) =>
      run(async () => {
        await callEmpty(removePerson, { id: person.id })
        return done(`${person.name} is removed`)
      }),
    invite: (email, role) =>
      run(async () => {
        await call(invitePerson, { email, role })
        return done(`${email} is invited as ${inWords(role)}`)
      }),
    withdraw: (invitation) =>
      run(async () => {
        await callEmpty(withdrawInvitation, { id: invitation.id })
        const undo = () => void actions.invite(invitation.email, invitation.role)
        return done(`${invitation.email} is no longer invited`, undo)
      }),
  }
  return { ...people, actions }
}

function inWords(role: Role): string {
  return `${role === 'administrator' ? 'an' : 'a'} ${ROLE_NAMES[role].toLowerCase()}`
}
