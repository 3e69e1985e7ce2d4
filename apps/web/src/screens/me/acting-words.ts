// What someone changed while they acted for a person, in words: one line for what was done at once.

import { countText, momentText } from '../../ui/amounts.ts'
import { inSentence } from '../../ui/in-sentence.ts'

export interface ActingChange {
  readonly id: number
  readonly at: string
  readonly request: string | null
  readonly verb: string
  readonly entity: string
}

export interface Deed {
  readonly key: string
  readonly at: string
  readonly text: string
}

interface Kind {
  readonly label: string
  readonly plural: string
}

/** `changes`: the newest first. `kindOf`: how a kind of record is called. */
export function deedsIn(
  changes: readonly ActingChange[],
  kindOf: (entity: string) => Kind | undefined,
): readonly Deed[] {
  const groups = Map.groupBy(changes, ({ id, request, verb, entity }) =>
    [request ?? id, verb, entity].join(' '),
  )
  return [...groups].flatMap(([key, [first, ...others]]) => {
    if (!first) return []
    const { at, verb, entity } = first
    const words = entity.replaceAll('_', ' ')
    const { label, plural } = kindOf(entity) ?? { label: words, plural: words }
    const what = countText(others.length + 1, inSentence(label), inSentence(plural))
    return [{ key, at, text: `${deeds[verb] ?? verb} ${what}` }]
  })
}

const deeds: Readonly<Record<string, string>> = {
  store: 'Added',
  update: 'Changed',
  destroy: 'Deleted',
  restore: 'Restored',
  attach: 'Linked',
  detach: 'Took off the link to',
  erase: 'Removed for good',
}

interface Acting {
  readonly started_at: string
  readonly ends_at: string
  readonly ended_at: string | null
}

/** “01/07/2026, 9:00 am to 01/07/2026, 9:40 am”; what was not left ended by itself. */
export function actingTimes({ started_at, ends_at, ended_at }: Acting, now: number): string {
  const end = ended_at ?? ends_at
  const isGoingOn = ended_at === null && Date.parse(ends_at) > now
  return isGoingOn
    ? `Since ${momentText(started_at)}, at most until ${momentText(ends_at)}`
    : `${momentText(started_at)} to ${momentText(end)}`
}
