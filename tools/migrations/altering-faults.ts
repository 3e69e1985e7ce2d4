// What `alter table` does that holds up people, or servers of the release before.

import type { AlterTableCmd, AlterTableStmt, ColumnDef, Constraint, Node } from 'libpg-query'
import type { MigrationStep } from '../../apps/server/src/db/migration-step.ts'

export interface Beside {
  /** Tables that the same migration makes: nobody is there yet. */
  readonly made: ReadonlySet<string>
  readonly step: MigrationStep
}

export function alteringFaults(
  { relation, cmds = [] }: AlterTableStmt,
  beside: Beside,
): readonly string[] {
  const table = relation?.relname ?? ''
  if (beside.made.has(table)) return []
  return cmds
    .flatMap(cmd => ('AlterTableCmd' in cmd ? commandFaults(cmd.AlterTableCmd, beside) : []))
    .map(fault => `${table}: ${fault}`)
}

/** Done at once, and nothing to those who don't know of it. */
const harmless: readonly string[] = [
  'AT_ColumnDefault',
  'AT_DropNotNull',
  'AT_SetRelOptions',
  'AT_ResetRelOptions',
  'AT_SetStatistics',
  'AT_SetStorage',
  'AT_DropConstraint',
  'AT_EnableTrig',
]

function commandFaults(cmd: AlterTableCmd, { step }: Beside): readonly string[] {
  const { subtype = '', name = '', def } = cmd
  if (harmless.includes(subtype)) return []
  switch (subtype) {
    case 'AT_AddColumn':
      return def && 'ColumnDef' in def ? columnFaults(def.ColumnDef) : []
    case 'AT_AddConstraint':
      return def && 'Constraint' in def ? constraintFaults(def.Constraint) : []
    case 'AT_ValidateConstraint':
      return step.isInPieces
        ? []
        : [
            `every row is read for ${name}; that is done outside a transaction, and the first line has to say so.`,
          ]
    case 'AT_DropColumn':
      return step.isContract
        ? []
        : [`servers of the release before still read ${name}; that is a contract.`]
    case 'AT_SetNotNull':
      return [
        `every row is read for “not null” of ${name} while nobody can work; add a check “not valid”, validate it, and say why it holds.`,
      ]
    case 'AT_AlterColumnType':
      return [`every row is written anew for the type of ${name}; add another column.`]
    default:
      return [`nobody has said that ${subtype} is quick.`]
  }
}

function columnFaults({ colname = '', constraints = [] }: ColumnDef): readonly string[] {
  const all = constraints.flatMap(one => ('Constraint' in one ? [one.Constraint] : []))
  const given = all.find(({ contype }) => contype === 'CONSTR_DEFAULT')
  const faults: string[] = []
  for (const { contype, raw_expr: value } of all) {
    if (contype === 'CONSTR_NOTNULL' && !given) {
      faults.push(
        `rows that are there, and servers of the release before, say nothing for ${colname}: give it a default.`,
      )
    } else if (contype === 'CONSTR_DEFAULT' && !isTheSameForAll(value)) {
      faults.push(
        `every row is written anew for the default of ${colname}; only what is the same for all is not.`,
      )
    } else if (!atOnce.includes(contype ?? '')) {
      faults.push(`every row is read or written for what ${colname} has to hold; add it by itself.`)
    }
  }
  return faults
}

const atOnce: readonly string[] = ['CONSTR_NOTNULL', 'CONSTR_DEFAULT', 'CONSTR_NULL']

/** What PostgreSQL works out once when a column is added. */
function isTheSameForAll(value: Node | undefined): boolean {
  if (!value) return true
  if ('A_Const' in value) return true
  if ('TypeCast' in value) return isTheSameForAll(value.TypeCast.arg)
  if ('A_ArrayExpr' in value) return (value.A_ArrayExpr.elements ?? []).every(isTheSameForAll)
  return 'FuncCall' in value && JSON.stringify(value.FuncCall.funcname).includes('"now"')
}

function constraintFaults({ contype, conname = '', ...how }: Constraint): readonly string[] {
  const isByIndex = how.indexname !== undefined
  switch (contype) {
    case 'CONSTR_CHECK':
    case 'CONSTR_FOREIGN':
      return how.skip_validation
        ? []
        : [
            `every row is read for ${conname} while nobody can write; add it “not valid”, and validate it in a migration after this.`,
          ]
    case 'CONSTR_PRIMARY':
    case 'CONSTR_UNIQUE':
      return isByIndex
        ? []
        : [
            `an index is built for ${conname} while nobody can work; build it concurrently, and use it.`,
          ]
    default:
      return [`nobody has said that ${conname} is quick.`]
  }
}
