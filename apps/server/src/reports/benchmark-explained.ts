// Where a figure of a comparison comes from: its formula, the sums and lines that it is made of with their amounts, and
// the rows behind each line; of others the published lines of the average farm.

import { cropEventKind } from '@furrow/catalogue/chapters/crop-event-kinds'
import type { CropEventKindName } from '@furrow/catalogue/chapters/crop-event-kinds'
import { comparisonOf } from '@furrow/catalogue/measures/comparison-of'
import { linesOfFarm } from '@furrow/catalogue/measures/farm-lines'
import type { Comparison, Measure } from '@furrow/catalogue/measures/measure'
import type { ProduceUnit } from '@furrow/farming/benchmarks/ladder/measure-text'
import { linesUnder, sumsUnder, withSums } from '@furrow/farming/benchmarks/results/worked-measures'
import type { LineAmounts } from '@furrow/farming/benchmarks/results/worked-measures'
import { namesIn, valueOf } from '@furrow/farming/record/formula'
import type { BenchmarkExplained } from '@furrow/wire/benchmarks-answer'
import { invalid, notFound } from '@furrow/wire/refusal'
import { enterprisesNamed } from '../facts/results/enterprise-names.ts'
import type { SetTold } from '../facts/published/kept-rows.ts'
import { averageMeasures } from '../facts/published/measures-of-set.ts'
import { publishedSets } from '../facts/published/published-sets.ts'
import type { ScopeResult } from '../facts/results/results-of-farm.ts'
import { changesOfRows } from './changes-of-rows.ts'
import type { ChangeOfRow, RowBehind } from './changes-of-rows.ts'
import type { AskingOn } from './completeness-report.ts'
import { farmAndGroup } from './farm-and-group.ts'
import { checkPart, partOfEnterprise } from './part-of-enterprise.ts'
import type { ComparedWith } from './farm-and-group.ts'

interface ExplanationAsked extends ComparedWith {
  readonly measure: string
  /** One crop or breeding round of the enterprise. */
  readonly part: number | undefined
}

export async function explainedFor(
  asking: AskingOn,
  { measure: name, part, ...which }: ExplanationAsked,
): Promise<BenchmarkExplained> {
  const comparison = comparisonOf(which.scope)
  const measure = comparison.measures.find(one => one.name === name) ?? amountIn(comparison, name)
  if (!measure) throw invalid({ measure: ['There is no such measure.'] })
  const compared = await farmAndGroup(asking, which)
  const { group, edition, reach, seesMoney, collection } = compared
  if (measure.needsMoney && !seesMoney) {
    throw notFound('That figure follows from money, which you don’t see on this farm.')
  }
  const own =
    part === undefined
      ? undefined
      : partOfEnterprise(compared.found, { part, periodStarts: collection.start })
  if (own) checkPart(own, comparison, measure)
  const found = own?.found ?? compared.found
  const published = await publishedSets(asking.db, edition, {
    scope: which.scope,
    keys: group ? [group.key] : [],
  })
  const told = published.get(group?.key ?? '')
  const since = edition?.period_id === which.period ? edition.published_at : null
  const changeOf = await changesOfRows(asking, reach, {
    rows: found ? [...found.rows, ...eventsIn(found)] : [],
    since,
  })
  return {
    name,
    label: measure.label,
    help: measure.help,
    unit: measure.unit,
    formula: measure.text,
    of: own?.of ?? null,
    is_amount: 'isAmount' in measure,
    produce: await produceOf(asking.db, which.scope),
    own: ownPart(comparison, measure, { found, changeOf }),
    average: told ? averagePart(comparison, measure, told) : null,
  }
}

type Explained = Pick<
  Measure,
  'label' | 'help' | 'unit' | 'text' | 'formula' | 'needsMoney' | 'name'
>

/** A total or a line, which is told as it is and of others by the hectare alone. */
function amountIn({ sums, lines }: Comparison, name: string): (Explained & Amount) | undefined {
  const sum = sums.find(one => one.name === name)
  const line = lines.find(one => one.name === name)
  const found = sum ?? (line && { ...line, text: name, formula: { kind: 'figure', name } as const })
  if (!found) return undefined
  const { label, text, formula } = found
  const under = linesUnder({ sums }, formula)
  return {
    name,
    label,
    help: sum ? 'A total of what is entered.' : 'As it follows from what is entered.',
    unit: found.unit as Measure['unit'],
    text,
    formula,
    needsMoney: lines.some(one => one.unit === '$' && under.includes(one.name)),
    isAmount: true,
  }
}

interface Amount {
  readonly isAmount: true
}

/** Nothing else has produce. */
async function produceOf(db: AskingOn['db'], scope: string): Promise<ProduceUnit> {
  if (!scope.startsWith('crop ')) return 't'
  return (await enterprisesNamed(db)).get(scope)?.unit ?? 't'
}

interface OwnRows {
  readonly found: ScopeResult | undefined
  readonly changeOf: (row: RowBehind) => ChangeOfRow | null
}

function ownPart(comparison: Comparison, measure: Explained, { found: result, changeOf }: OwnRows) {
  const lines = result?.lines ?? {}
  const changed = (row: RowBehind) => {
    const change = changeOf(row)
    return {
      changed: change && { at: change.at, by: change.by },
      changed_since: change?.isSince ?? false,
    }
  }
  return {
    value: valueOf(measure.formula, withSums(comparison, lines)),
    hectares: lines['effective_ha'] ?? null,
    ...parts(comparison, measure, lines),
    lines: lineTold(comparison, measure).map(line => ({
      ...line,
      amount: lines[line.name] ?? null,
      rows: result ? rowsBehind(result, line.name).map(row => ({ ...row, ...changed(row) })) : [],
    })),
  }
}

/** Each for one effective hectare of the average farm. */
function averagePart(comparison: Comparison, measure: Explained, group: SetTold) {
  const places = new Map(comparison.lines.map(({ name }, at) => [name, at]))
  const amounts = Object.fromEntries(
    comparison.lines.map(({ name }, at) => [name, group.average?.lines[at] ?? null]),
  )
  return {
    value: averageMeasures(comparison, group)[measure.name] ?? null,
    ...parts(comparison, measure, amounts),
    lines: lineTold(comparison, measure).map(line => ({
      ...line,
      amount: amounts[line.name] ?? null,
      state: group.average?.states[places.get(line.name) ?? -1] ?? 'withheld',
    })),
  }
}

/** The sums that the formula names, and those that they are made of. */
function parts(comparison: Comparison, { formula }: Explained, lines: LineAmounts) {
  const amounts = withSums(comparison, lines)
  return {
    sums: sumsUnder(comparison, formula).map(name => {
      const sum = comparison.sums.find(one => one.name === name)
      return {
        name,
        label: sum?.label ?? name,
        unit: sum?.unit ?? '',
        formula: sum?.text ?? '',
        amount: amounts[name] ?? null,
      }
    }),
  }
}

function lineTold(comparison: Comparison, { formula }: Explained) {
  const under = new Set(linesUnder(comparison, formula))
  return comparison.lines.flatMap(({ name, label, section, unit }) =>
    under.has(name) ? [{ name, label, section, unit }] : [],
  )
}

/** Of a whole farm the figures of its record; of a crop or stock the rows that are counted. */
function rowsBehind(result: ScopeResult, line: string) {
  const { scope, rows } = result
  if (scope !== 'farm') {
    const events = eventsIn(result).filter(({ kind }) => eventsOfLine[line]?.includes(kind))
    return [...events, ...rows].map(({ resource, id }) => ({ resource, id, figures: [] }))
  }
  const from = linesOfFarm.find(({ name }) => name === line)?.from
  const figures = from ? namesIn(from).filter(name => !name.includes('(')) : []
  return rows.map(row => ({ ...row, figures }))
}

const harvests: readonly CropEventKindName[] = ['grain', 'lint', 'cane', 'hay', 'grazing']

/** By the name of a line of crops: what was done that it follows from, beside the crops themselves. */
const eventsOfLine: Readonly<Record<string, readonly CropEventKindName[]>> = {
  sown_ha: ['sowing'],
  sowing_days_ha: ['sowing'],
  harvested_ha: harvests,
  produced: harvests,
  own_produced: harvests,
  watered_kg: harvests,
  possible_of_kg: harvests,
  counted_produced: harvests,
  megalitres: ['irrigation'],
  counted_ml: ['irrigation'],
}

function eventsIn({ events = [] }: ScopeResult) {
  return events.map(({ kind, id }) => ({ resource: cropEventKind(kind).table, id, kind }))
}
