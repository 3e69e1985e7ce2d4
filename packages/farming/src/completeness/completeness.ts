// How complete the collection of a farm's period is: of what is asked, how much is answered, section
// by section and over all of them (C189).

import { questions, sectionOf, sections } from './completeness-questions.ts'
import type { Question, SectionName } from './completeness-questions.ts'

/** How often a question was asked, and answered. */
export interface Tally {
  readonly question: string
  readonly asked: number
  readonly answered: number
  /** The crop, gauge or enterprise that it was asked of, where a section shows them apart. */
  readonly bar: { readonly name: string; readonly label: string } | null
}

export interface Section {
  readonly name: SectionName
  readonly label: string
  /** Nothing where nothing applies: the others share what it would weigh. */
  readonly weight: number
  /** From 0 to 1; null where nothing applies. */
  readonly score: number | null
  readonly answered: number
  readonly applicable: number
  /** What is missing, in a few sentences. */
  readonly missing: readonly string[]
  readonly bars: readonly Bar[]
}

interface Bar {
  readonly name: string
  readonly label: string
  readonly score: number
  readonly answered: boolean
}

/** Without those about money for who sees none. */
export function sectionsOf(tallies: readonly Tally[], seesMoney: boolean): readonly Section[] {
  const bySection = Map.groupBy(tallies, ({ question }) => sectionOf(question))
  return sections
    .filter(({ money }) => seesMoney || !money)
    .map(({ name, label, weight }) => {
      const own = bySection.get(name) ?? []
      const { asked: applicable, answered } = totalOf(own)
      const score = shareOf(answered, applicable)
      const told = { answered, applicable, missing: missingOf(own), bars: barsOf(own) }
      return { name, label, weight: score === null ? 0 : weight, score, ...told }
    })
}

/**
 * C189: each section's score, by its weight. Where nothing that applies weighs anything there is
 * nothing to score.
 */
export function collectionScore(
  scored: readonly { readonly weight: number; readonly score: number | null }[],
): number | null {
  const counting = scored.filter(({ score }) => score !== null)
  const weights = sum(counting.map(({ weight }) => weight))
  const reached = sum(counting.map(({ weight, score }) => weight * (score ?? 0)))
  return shareOf(reached, weights)
}

/** The same from what each section came to, for many farms at once. */
export function scoreOfSections(
  totals: readonly {
    readonly section: string
    readonly asked: number
    readonly answered: number
  }[],
): number | null {
  const bySection = new Map(totals.map(total => [total.section, total]))
  // In one order, so that the same sections always come to the same last digit.
  return collectionScore(
    sections.map(({ name, weight }) => {
      const { asked = 0, answered = 0 } = bySection.get(name) ?? {}
      return { weight, score: shareOf(answered, asked) }
    }),
  )
}

/** The names of the questions that ask about money. */
export function moneyQuestions(): readonly string[] {
  return questions.filter(({ money }) => money).map(({ name }) => name)
}

function barsOf(tallies: readonly Tally[]): readonly Bar[] {
  const barred = tallies.flatMap(tally => (tally.bar ? [{ ...tally, bar: tally.bar }] : []))
  return [...Map.groupBy(barred, ({ bar }) => bar.name).values()]
    .map(own => {
      const { asked, answered } = totalOf(own)
      const label = own[0]?.bar.label ?? ''
      const score = asked === 0 ? 1 : answered / asked
      return { name: own[0]?.bar.name ?? '', label, score, answered: isAnswered(own) }
    })
    .toSorted((one, other) => (one.label < other.label ? -1 : 1))
}

/** By a person's word, where one is asked for. */
function isAnswered(tallies: readonly Tally[]): boolean {
  const confirmed = tallies.filter(({ question }) => confirming.includes(question))
  const { asked, answered } = totalOf(confirmed.length > 0 ? confirmed : tallies)
  return answered === asked
}

const confirming = questions.filter(({ confirms }) => confirms).map(({ name }) => name)

/** A farmer reads a few lines, not twenty. */
const mostLines = 6
const mostNames = 3

function missingOf(tallies: readonly Tally[]): readonly string[] {
  const lines = questions.flatMap(question => {
    const open = tallies.filter(
      ({ question: name, asked, answered }) => name === question.name && answered < asked,
    )
    return open.length === 0 ? [] : [sentenceOf(question, open)]
  })
  if (lines.length <= mostLines) return lines
  const told = lines.slice(0, mostLines - 1)
  return [...told, `${lines.length - told.length} more questions to answer.`]
}

function sentenceOf({ one, several }: Question, open: readonly Tally[]): string {
  const { asked, answered } = totalOf(open)
  if (several === undefined) return `${one}.`
  const count = asked - answered
  return `${count.toLocaleString('en')} ${count === 1 ? one : several}${namesOf(open)}.`
}

function namesOf(open: readonly Tally[]): string {
  const names = [...new Set(open.flatMap(({ bar }) => bar?.label ?? []))]
  return names.length === 0 || names.length > mostNames ? '' : ` (${names.toSorted().join(', ')})`
}

function totalOf(tallies: readonly Tally[]) {
  return {
    asked: sum(tallies.map(({ asked }) => asked)),
    answered: sum(tallies.map(({ answered }) => answered)),
  }
}

function shareOf(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole
}

const sum = (figures: readonly number[]): number =>
  figures.reduce((total, figure) => total + figure, 0)
