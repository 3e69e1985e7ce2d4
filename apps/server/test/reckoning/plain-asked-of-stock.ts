// What is asked of stock, enterprise by enterprise and class by class, question by question.

import type { AskedPeriod, Question } from './plain-question.ts'
import type { RawCount, RawMove } from './raw-record.ts'

interface KeptClass {
  readonly enterprise: number | null
  readonly id: number | null
  readonly moves: readonly RawMove[]
  readonly counts: readonly RawCount[]
}

/** What the ledger or a count names; yearly sheets answer nothing of it. */
export function stockOf({ raw, period }: AskedPeriod): readonly KeptClass[] {
  const own = <Row extends RawCount | RawMove>(rows: readonly Row[]) =>
    rows.filter(row => row.period_id === period)
  const [moves, counts] = [own(raw.moves), own(raw.counts)]
  const key = (row: Pick<RawMove, 'livestock_class_id' | 'livestock_enterprise_id'>) =>
    `${row.livestock_enterprise_id} ${row.livestock_class_id}`
  const kinds = new Map([...moves, ...counts].map(row => [key(row), row]))
  return [...kinds].map(([kind, row]) => ({
    enterprise: row.livestock_enterprise_id,
    id: row.livestock_class_id,
    moves: moves.filter(move => key(move) === kind),
    counts: counts.filter(count => key(count) === kind),
  }))
}

export function askedOfStock(asked: AskedPeriod): readonly Question[] {
  const { answers, period, raw, ratings } = asked
  const stock = stockOf(asked).filter(({ enterprise }) => enterprise !== null)
  const run = answers.enterprises.filter(row => row['period_id'] === period)
  const marked = raw.rounds.filter(one => one.period_id === period && one.marked.length > 0)
  const enterprises = new Set([
    ...marked.map(one => one.livestock_enterprise_id),
    ...stock.map(({ enterprise }) => enterprise),
    ...run.map(row => row['livestock_enterprise_id']),
  ])
  const ofEnterprises = [...enterprises].flatMap(id => {
    const own = stock.filter(({ enterprise }) => enterprise === id)
    const said = run.find(row => row['livestock_enterprise_id'] === id)
    const isConfirmed = said?.['all_questions_answered'] === true
    const answer = (said?.['open_answers'] ?? {}) as Readonly<Record<string, string>>
    const isNone = (question: string) => answer[question] === 'none'
    const isMarked = marked.some(one => one.livestock_enterprise_id === id)
    const isOpened = own.some(({ moves }) => moves.some(({ deed }) => deed === 'opening'))
    const isClosed = own.some(({ counts }) => counts.some(({ number }) => number !== null))
    const breeds = ratings.variants.find(one => one.id === id)?.breeds === true
    return [
      isOpened || isConfirmed || isNone('opening.any'),
      isClosed || isConfirmed,
      ...(breeds ? [isMarked || isConfirmed || isNone('marking.any')] : []),
      isConfirmed,
    ]
  })
  const confirmed = run.filter(row => row['all_questions_answered'] === true)
  const ofClasses = stock
    .filter(({ id }) => id !== null)
    .flatMap(one => {
      const isConfirmed = confirmed.some(row => row['livestock_enterprise_id'] === one.enterprise)
      return askedOfClass(one, asked, isConfirmed)
    })
  return [...ofEnterprises, ...ofClasses].map(isAnswered => ['livestock', isAnswered])
}

/** Young at foot are weighed when they are weaned. */
function askedOfClass(
  { id, moves, counts }: KeptClass,
  { ratings }: AskedPeriod,
  isConfirmed: boolean,
): boolean[] {
  const heads = (rows: readonly { readonly number: number | null }[]) =>
    rows.reduce((sum, { number }) => sum + (number ?? 0), 0)
  const came = moves.filter(({ deed }) => ['opening', 'birth', 'bought', 'in'].includes(deed))
  const went = moves.filter(({ deed }) => ['death', 'sold', 'out'].includes(deed))
  const expected = heads(came) - heads(went)
  const isCounted = counts.some(({ number }) => number !== null)
  const atEnds = [...moves.filter(({ deed }) => deed === 'opening'), ...counts].filter(
    ({ number }) => (number ?? 0) > 0,
  )
  const isUnweaned = ratings.classes.find(one => one.id === id)?.unweaned === true
  const died = moves.filter(({ deed, number }) => deed === 'death' && (number ?? 0) > 0)
  const sold = moves.filter(({ deed }) => deed === 'sold')
  return [
    ...(isCounted || expected !== 0 ? [heads(counts) === expected] : []),
    ...(atEnds.length > 0 && !isUnweaned
      ? [isConfirmed || atEnds.every(({ weight }) => weight !== null)]
      : []),
    ...(sold.length > 0 ? [isConfirmed || sold.every(({ value }) => value !== null)] : []),
    ...(died.length > 0 ? [isConfirmed || died.every(({ notes }) => notes?.trim())] : []),
  ]
}
