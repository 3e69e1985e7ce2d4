// A question with what was answered: what it is about, what of it is new to someone, and who said what when.

import { sections } from '@furrow/farming/completeness/completeness-questions'
import { periodText } from '@furrow/farming/dates/period-text'

interface Person {
  readonly name: string
}

interface ThreadAnswer {
  readonly id: number
  readonly text: string
  readonly user_id: number | null
  readonly created_at: string | null
  readonly user?: Person | null
}

export interface QuestionThread {
  readonly id: number
  readonly farm_id: number
  readonly period_id: number | null
  readonly section: string | null
  readonly about_type: string | null
  readonly about_id: number | null
  readonly field: string | null
  readonly figure: string | null
  readonly text: string
  readonly about_finance: boolean
  readonly asked_by_id: number | null
  readonly status: string
  readonly resolution: string | null
  readonly created_at: string | null
  readonly resolved_at: string | null
  readonly asked_by?: Person | null
  readonly resolved_by?: Person | null
  readonly farm?: { readonly farm_name: string } | null
  readonly period?: { readonly name: string } | null
  readonly messages: readonly ThreadAnswer[]
  readonly reads: readonly { readonly id: number; readonly read_at: string }[]
}

/** What is not saved yet was written just now. */
const later = '9'

/** When it was last written in. */
export function lastMoment({ created_at: asked, messages }: QuestionThread): string {
  return (
    [asked ?? later, ...messages.map(({ created_at }) => created_at ?? later)].toSorted().at(-1) ??
    later
  )
}

/** How much of it someone has not read yet: the question and answers of others, since they last read it. */
export function countNew(thread: QuestionThread, me: number): number {
  const readAt =
    thread.reads
      .map(({ read_at }) => read_at)
      .toSorted()
      .at(-1) ?? ''
  const written = [
    { by: thread.asked_by_id, at: thread.created_at },
    ...thread.messages.map(({ user_id: by, created_at: at }) => ({ by, at })),
  ]
  return written.filter(({ by, at }) => by !== me && at !== null && at > readAt).length
}

/** Where it is: the farm where several are looked at, the period, the part and how the figure read. */
export function aboutWords(
  thread: QuestionThread,
  { withFarm }: { readonly withFarm: boolean },
): string {
  const part = sections.find(({ name }) => name === thread.section)?.label
  return [
    withFarm ? thread.farm?.farm_name : undefined,
    thread.period ? periodText(thread.period.name) : undefined,
    part,
    thread.figure,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** What is new comes first, then what was written in last. */
export function inOrderOfNews<Thread extends QuestionThread>(
  threads: readonly Thread[],
  me: number,
): readonly Thread[] {
  return threads.toSorted((one, other) => {
    const news = Number(countNew(other, me) > 0) - Number(countNew(one, me) > 0)
    return news === 0 ? lastMoment(other).localeCompare(lastMoment(one)) : news
  })
}
