// What a paddock was before: another paddock of an earlier period of the same farm (E-PAD-5), one of
// several being the main one (E-PAD-6).

import { periodText } from '@furrow/farming/dates/period-text'
import { sql } from 'kysely'
import { errorsOf, warningsOf } from '../saving/findings.ts'
import type { CodedFinding, Finding } from '../saving/findings.ts'
import { farmsOf, numberIn, pointedAt, touches } from '../saving/read-row.ts'
import type { Asked, Row, RowToSave, SavedRow, SaveRule } from '../saving/save-rule.ts'

export const paddockHistoryRules: SaveRule = {
  of: ['paddocks', 'paddock_prior_paddocks'],
  async check(rows, asked) {
    const field = asked.entity === 'paddocks' ? 'primary_parent_paddock_id' : 'prior_paddock_id'
    const linked = rows.filter(row => touches(row, linking) && numberIn(row.after, field))
    const times = await timesOf(linked, field, asked)
    return errorsOf(linked, row => notEarlier(row, field, times))
  },
  async warn(rows, asked) {
    const field = asked.entity === 'paddocks' ? 'primary_parent_paddock_id' : 'is_primary'
    const changed = rows.filter(row => touches(row, [...linking, 'is_primary']))
    const histories = await historiesOf(changed.filter(mayHaveHistory), asked)
    return warningsOf(asked.entity, changed, row => mainPaddock(laterOf(row), field, histories))
  },
}

const linking = ['primary_parent_paddock_id', 'parent_paddock_id', 'prior_paddock_id', 'period_id']

/** The paddock whose history it is, where it has a number yet. */
function laterOf({ id, after }: RowToSave): number | undefined {
  return 'parent_paddock_id' in after ? numberIn(after, 'parent_paddock_id') : id
}

interface Times {
  readonly paddocks: ReadonlyMap<number, Placed>
  readonly periods: ReadonlyMap<number, Placed>
}

interface Placed {
  readonly id: number
  readonly name: string
  readonly period: string
  readonly start: string
}

async function timesOf(rows: readonly RowToSave[], field: string, { tx }: Asked): Promise<Times> {
  if (rows.length === 0) return { paddocks: new Map(), periods: new Map() }
  const paddocks = [...pointedAt(rows, field), ...pointedAt(rows, 'parent_paddock_id')]
  const { rows: found } = await sql<Placed & { isPaddock: boolean }>`
    select p.id, p.name, pe.name as period, pe.start_date as start, true as "isPaddock"
    from paddocks p join periods pe on pe.id = p.period_id
    where p.id = any(${paddocks}) and p.farm_id = any(${farmsOf(rows)}) and p.deleted_at is null
    union all
    select id, '', name, start_date, false from periods
    where id = any(${pointedAt(rows, 'period_id')})`.execute(tx)
  const mapOf = (isPaddock: boolean) =>
    new Map(found.filter(row => row.isPaddock === isPaddock).map(row => [row.id, row]))
  return { paddocks: mapOf(true), periods: mapOf(false) }
}

/** E-PAD-5. Where every step goes to an earlier period, no paddock can come before itself. */
function notEarlier(row: RowToSave, field: string, times: Times): readonly Finding[] {
  const prior = numberIn(row.after, field) ?? 0
  if (prior === laterOf(row)) return [{ field, message: 'A paddock cannot follow itself.' }]
  const before = times.paddocks.get(prior)
  const now = periodOf(row.after, times)
  if (before && now && before.start < now) return []
  if (before && !now) return []
  const message = before
    ? `${before.name} is a paddock of ${periodText(before.period)}: choose one of an earlier period.`
    : 'Choose a paddock of this farm.'
  return [{ field, message }]
}

function periodOf(row: Row, { paddocks, periods }: Times): string | undefined {
  const later = paddocks.get(numberIn(row, 'parent_paddock_id') ?? 0)
  return (later ?? periods.get(numberIn(row, 'period_id') ?? 0))?.start
}

/** A new paddock has no links yet: only one that names its main paddock can be wrong. */
function mayHaveHistory(row: SavedRow): boolean {
  return (
    row.before !== undefined ||
    'parent_paddock_id' in row.after ||
    numberIn(row.after, 'primary_parent_paddock_id') !== undefined
  )
}

interface History {
  readonly id: number
  readonly name: string
  readonly main: number | null
  readonly priors: readonly number[]
  readonly marked: readonly number[]
}

async function historiesOf(
  rows: readonly SavedRow[],
  { tx }: Asked,
): Promise<ReadonlyMap<number, History>> {
  if (rows.length === 0) return new Map()
  const { rows: found } = await sql<History>`
    select p.id, p.name, p.primary_parent_paddock_id as main,
      coalesce(json_agg(l.prior_paddock_id) filter (where l.id is not null), '[]') as priors,
      coalesce(json_agg(l.prior_paddock_id) filter (where l.is_primary), '[]') as marked
    from paddocks p
    left join paddock_prior_paddocks l
      on l.parent_paddock_id = p.id and l.farm_id = p.farm_id and l.deleted_at is null
    where p.id = any(${rows.map(laterOf)}) and p.farm_id = any(${farmsOf(rows)})
    group by p.id, p.farm_id`.execute(tx)
  return new Map(found.map(history => [history.id, history]))
}

function mainPaddock(
  paddock: number | undefined,
  field: string,
  histories: ReadonlyMap<number, History>,
): readonly CodedFinding[] {
  const history = histories.get(paddock ?? 0)
  if (!history || hasOneMain(history)) return []
  const message = `Choose one main previous paddock of ${history.name}from those it was before.`
  return [{ field, code: 'E-PAD-6', message }]
}

function hasOneMain({ main, priors, marked }: History): boolean {
  const [first] = marked
  if (priors.length === 0) return main === null
  return marked.length === 1 && (main === null || main === first)
}
