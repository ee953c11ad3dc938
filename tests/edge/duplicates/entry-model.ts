interface Says {
  notes: string | null
  reason: string | null
  weight: number | null
}

type Part = keyof Says

/** A comp of a list: whose it is, what it says, and when people last said a part of it. */
interface Comp extends Says {
  readonly owner: number
  saidAt: Partial<Record<Part, number>>
}

interface Join {
  readonly keep: number
  readonly other: number
  readonly time: number
}

/**
 * What a list shows of properties that are joined and parted, without storing it: every comp stays its property's, and
 * one that stands for several shows what it says itself over what those that were joined since say.
 */
export class EntryModel {
  private readonly size: number
  private comps: Comp[]
  private subject: number | null
  private joins: Join[] = []
  private time = 0

  constructor(size: number, held: readonly number[], subject: number | null) {
    this.size = size
    this.comps = held.map((owner) => ({ owner, notes: null, reason: null, weight: null, saidAt: {} }))
    this.subject = subject
  }

  /** False where it cannot be. */
  join(keep: number, other: number): boolean {
    if (keep === other || this.standing(keep) !== keep || this.standing(other) !== other) return false
    this.joins.push({ keep, other, time: ++this.time })
    return true
  }

  /** One of the joins; null where there is none. */
  undo(which: number): [number, number] | null {
    const [gone] = this.joins.splice(which % (this.joins.length || 1), 1)
    return gone === undefined ? null : [gone.keep, gone.other]
  }

  /** False where it cannot be said: the property is not shown, or the list has it not, or has it already. */
  say(
    kind: 'add' | 'remove' | 'weigh' | 'annotate' | 'exclude' | 'subject',
    at: number,
    mark: number,
  ): boolean {
    if (this.standing(at) !== at) return false
    if (kind === 'subject') {
      const isShown = this.subject !== null && this.standing(this.subject) === at
      if (!isShown) this.subject = at
      return true
    }
    const group = this.groupOf(at)
    const [first] = group
    if (kind === 'add') {
      if (first !== undefined) return false
      this.comps.push({ owner: at, notes: null, reason: null, weight: null, saidAt: {} })
      return true
    }
    if (first === undefined) return false
    if (kind === 'remove') {
      this.comps = this.comps.filter((comp) => !group.includes(comp))
      return true
    }
    const now = ++this.time
    if (kind === 'weigh') Object.assign(first, { weight: mark })
    if (kind === 'annotate') Object.assign(first, { notes: `Note ${mark}` })
    if (kind === 'exclude') Object.assign(first, { reason: `Reason ${mark}` })
    first.saidAt[kind === 'weigh' ? 'weight' : kind === 'annotate' ? 'notes' : 'reason'] = now
    return true
  }

  shown() {
    const shown = Array.from({ length: this.size }, (_, at) => at).filter((at) => this.standing(at) === at)
    return {
      subject: this.subject === null ? null : this.standing(this.subject),
      entries: shown.flatMap((at) => {
        const says = this.saysOf(at)
        return says === null ? [] : [{ at, ...says }]
      }),
    }
  }

  private standing(at: number): number {
    const join = this.joins.find(({ other }) => other === at)
    return join === undefined ? at : this.standing(join.keep)
  }

  /** The comps that are shown as that of one property, the one that people speak to first. */
  private groupOf(at: number): Comp[] {
    const own = this.comps.filter(({ owner }) => owner === at)
    return [...own, ...this.joinsOf(at).flatMap(({ other }) => this.groupOf(other))]
  }

  private joinsOf(at: number): Join[] {
    return this.joins.filter(({ keep }) => keep === at).sort((a, b) => a.time - b.time)
  }

  private saysOf(at: number): Says | null {
    const own = this.comps.find(({ owner }) => owner === at)
    let says: Says | null =
      own === undefined ? null : { notes: own.notes, reason: own.reason, weight: own.weight }
    const [first] = this.groupOf(at)
    for (const { other, time } of this.joinsOf(at)) {
      const others = this.saysOf(other)
      if (others === null) continue
      says = says === null ? others : merged(says, others, (part) => (first?.saidAt[part] ?? 0) > time)
    }
    return says
  }
}

function merged(one: Says, other: Says, stands: (part: Part) => boolean): Says {
  const notes =
    one.notes === null || other.notes === null ? (one.notes ?? other.notes) : `${one.notes}\n${other.notes}`
  return {
    notes: stands('notes') ? one.notes : notes,
    weight: stands('weight') ? one.weight : (one.weight ?? other.weight),
    // It is left out where both are.
    reason: stands('reason') || other.reason !== null ? one.reason : null,
  }
}
