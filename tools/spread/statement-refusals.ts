// What Citus would make of a statement once the tables lie by farm. Where each table tells its own farm and all of
// them lie in one part, it answers anything ("100% SQL coverage for any queries it is able to execute on a single
// worker node"). Where several parts have to be asked, its list of limitations counts ("SQL Support and Workarounds").

import { FarmsOfStatement } from './farms-of-statement.ts'
import type { Block, Node, TableUse } from './farms-of-statement.ts'

export type StatementRule =
  | 'every part is asked'
  | 'joined along the farm'
  | 'locks in one part'
  | 'recursion in one part'
  | 'correlated along the farm'
  | 'no limit inside'
  | 'steady updates'

export interface StatementRefusal {
  readonly rule: StatementRule
  readonly effect: 'refused' | 'refused of farms in several parts' | 'runs, and asks every part'
  readonly sentence: string
}

type Found = Omit<StatementRefusal, 'effect'> & { readonly effect?: StatementRefusal['effect'] }

export function statementRefusals(
  statement: Node,
  places: ReadonlyMap<string, string>,
  views: ReadonlyMap<string, Node>,
): readonly StatementRefusal[] {
  const farms = new FarmsOfStatement(statement, places, views)
  const found: Found[] = [
    ...farms.uses.filter(({ farm }) => !farms.isTold(farm)).map(untold),
    ...farms.blocks.flatMap(block => [
      ...joinedOtherwise(block, farms),
      ...inOnePart(block, farms),
      ...correlated(block, farms),
      ...unsteady(block, places),
    ]),
  ]
  const canBeOnePart = farms.uses.every(({ farm }) => farms.isToldByItself(farm))
  const effect = canBeOnePart ? 'refused of farms in several parts' : 'refused'
  const distinct = new Map(found.map(one => [one.sentence, one]))
  return [...distinct.values()].map(one => ({ effect, ...one }))
}

function untold({ table }: TableUse): Found {
  return {
    rule: 'every part is asked',
    effect: 'runs, and asks every part',
    sentence: `${table}: neither a condition on farm_id, nor a join along it, says which part it lies in.`,
  }
}

/** Tables beside each other have to be of the same farm, whatever else they are joined by. */
function joinedOtherwise(block: Block, farms: FarmsOfStatement): Found[] {
  const here = farms.uses.filter(use => use.block === block)
  const first = here[0]
  const apart = here.filter(
    ({ farm }) =>
      first && !farms.isToldByItself(farm) && farms.root(farm) !== farms.root(first.farm),
  )
  return apart.map(({ table }) => ({
    rule: 'joined along the farm',
    sentence: `${table} beside ${first?.table}: tables that are cut up are joined "only on the Distribution Column", and no farm_id joins these.`,
  }))
}

function inOnePart(block: Block, farms: FarmsOfStatement): Found[] {
  const query = bodyOf(block)
  const tables = namesOf(usesWithin(block, farms))
  if (tables === '') return []
  const named = query['withClause'] as { recursive?: boolean } | undefined
  return [
    ...(query['lockingClause']
      ? [
          found(
            'locks in one part',
            `${tables}: "SELECT … FOR UPDATE work in single-shard queries only".`,
          ),
        ]
      : []),
    ...(named?.recursive
      ? [
          found(
            'recursion in one part',
            `${tables}: "Recursive CTEs work in single-shard queries only".`,
          ),
        ]
      : []),
  ]
}

/** A question inside of another, asked for each of its rows. */
function correlated(block: Block, farms: FarmsOfStatement): Found[] {
  const own = usesWithin(block, farms)
  const around = farms.uses.filter(use => use.block === block.outer)
  if (
    !farms.correlated.has(block) ||
    block.kind !== 'within' ||
    own.length === 0 ||
    around.length === 0
  )
    return []
  const roots = new Set(around.map(({ farm }) => farms.root(farm)))
  const said = `${namesOf(own)} inside of ${namesOf(around)}`
  if (own.some(({ farm }) => !roots.has(farms.root(farm)))) {
    const rule =
      '"Correlated subqueries are supported only when the correlation is on the Distribution Column"'
    return [found('correlated along the farm', `${said}: ${rule}.`)]
  }
  const isCut = bodyOf(block)['limitCount'] !== undefined
  const cut = `${said}: a correlated question with a limit is not "pushed down" to the parts.`
  return isCut ? [found('no limit inside', cut)] : []
}

function unsteady(block: Block, places: ReadonlyMap<string, string>): Found[] {
  const query = bodyOf(block)
  const table = String((query['relation'] as Node | undefined)?.['relname'])
  if (!('UpdateStmt' in block.query) || places.get(table) !== 'distributed') return []
  if (!addsTimeToColumn(JSON.stringify(query['targetList'] ?? []))) return []
  const rule = '"STABLE functions used in UPDATE queries cannot be called with column references"'
  return [
    {
      rule: 'steady updates',
      effect: 'refused',
      sentence: `${table}: ${rule}, and a moment with an interval added to it is one.`,
    },
  ]
}

/** `t.updated_at + interval '…'`, which depends on the time zone of the connection. */
function addsTimeToColumn(expressions: string): boolean {
  return /"name":\[\{"String":\{"sval":"\+"\}\}\],"lexpr":\{"ColumnRef".*?"interval"/.test(
    expressions,
  )
}

function usesWithin(block: Block, farms: FarmsOfStatement): readonly TableUse[] {
  const isWithin = (one: Block | undefined): boolean =>
    one !== undefined && (one === block || isWithin(one.outer))
  return farms.uses.filter(use => isWithin(use.block))
}

function bodyOf({ query }: Block): Node {
  return Object.values(query)[0] as Node
}

function namesOf(uses: readonly TableUse[]): string {
  return [...new Set(uses.map(({ table }) => table))].toSorted().join(', ')
}

function found(rule: StatementRule, sentence: string): Found {
  return { rule, sentence }
}
