// What stands in people's way when a migration is applied while they work: statements that hold a table for long, and such
// that take away what servers of the release before still read and write. Each statement as PostgreSQL's own parser reads it.

import { parse } from 'libpg-query'
import type { Node, RenameStmt } from 'libpg-query'
import { releaseOf, stepOf } from '../../apps/server/src/db/migration-step.ts'
import type { Migration } from '../../apps/server/src/db/migration-step.ts'
import { alteringFaults } from './altering-faults.ts'
import type { Beside } from './altering-faults.ts'

/** Those were applied before any of this was asked. */
const firstAsked = '0044'
const reason = /^-- may lock: \S.{9,}$/m

/** In sentences. */
export async function migrationFaults(all: readonly Migration[]): Promise<readonly string[]> {
  const release = releaseOf(all)
  const asked = all.filter(({ name }) => name >= firstAsked)
  const found = await Promise.all(asked.map(migration => faultsOf(migration, release)))
  return found.flat()
}

async function faultsOf(migration: Migration, release: number): Promise<readonly string[]> {
  const { name, text } = migration
  const step = stepOf(migration)
  if (!step) {
    return [
      `${name}: its first line says neither “-- expand: …” nor “-- contract, needs release N: …”.`,
    ]
  }
  if (step.isContract && step.needsRelease >= release) {
    return [
      `${name}: servers of release ${release - 1} are at work while it is applied; it may need that one at most.`,
    ]
  }
  const { stmts = [] } = await parse(text)
  const bytes = Buffer.from(text)
  const made = new Set(stmts.flatMap(({ stmt }) => madeBy(stmt)))
  return stmts.flatMap(({ stmt, stmt_location: at = 0 }) => {
    if (!stmt || reason.test(commentAbove(bytes.subarray(0, at).toString()))) return []
    return faultsOfStatement(stmt, { made, step }).map(fault => `${name}: ${fault}`)
  })
}

/** The lines right above a statement. */
function commentAbove(before: string): string {
  const lines = before.trimEnd().split('\n')
  const last = lines.findLastIndex(line => !line.startsWith('--'))
  return lines.slice(last + 1).join('\n')
}

function madeBy(stmt: Node | undefined): string[] {
  if (!stmt || !('CreateStmt' in stmt)) return []
  return [stmt.CreateStmt.relation?.relname ?? '']
}

/** What PostgreSQL does at once, whatever stands in the tables. */
const quick: readonly string[] = [
  'CreateStmt',
  'CreateSchemaStmt',
  'CreateSeqStmt',
  'CreateFunctionStmt',
  'CreateTrigStmt',
  'ViewStmt',
  'CommentStmt',
  'GrantStmt',
  'SelectStmt',
  'AlterFunctionStmt',
]

function faultsOfStatement(stmt: Node, beside: Beside): readonly string[] {
  const [kind = ''] = Object.keys(stmt)
  if (quick.includes(kind)) return []
  if ('AlterTableStmt' in stmt) return alteringFaults(stmt.AlterTableStmt, beside)
  if ('IndexStmt' in stmt) {
    const { relation, concurrent, idxname } = stmt.IndexStmt
    const table = relation?.relname ?? ''
    if (beside.made.has(table)) return []
    if (!concurrent)
      return [`nobody writes to ${table} while ${idxname} is built; say “concurrently”.`]
    return beside.step.isInPieces
      ? []
      : [`${idxname} is built outside a transaction; the first line has to say so.`]
  }
  if ('DropStmt' in stmt) return droppingFaults(stmt.DropStmt, beside)
  if ('InsertStmt' in stmt) {
    const { relation, selectStmt } = stmt.InsertStmt
    const isListed = selectStmt && 'SelectStmt' in selectStmt && selectStmt.SelectStmt.valuesLists
    return isListed || beside.made.has(relation?.relname ?? '')
      ? []
      : [
          `what is put into ${relation?.relname} from other rows may be much; do it in pieces, after the start.`,
        ]
  }
  if ('UpdateStmt' in stmt || 'DeleteStmt' in stmt) {
    const { relation } = 'UpdateStmt' in stmt ? stmt.UpdateStmt : stmt.DeleteStmt
    return beside.made.has(relation?.relname ?? '')
      ? []
      : [
          `rows of ${relation?.relname} stay locked until all are changed; do it in pieces, after the start.`,
        ]
  }
  if ('RenameStmt' in stmt) return renamingFaults(stmt.RenameStmt)
  return [`nobody has said that ${kind} is quick.`]
}

/** Gone for good, or made again right there, as a view or a trigger that changes. */
const lasting: readonly string[] = [
  'OBJECT_TABLE',
  'OBJECT_SCHEMA',
  'OBJECT_SEQUENCE',
  'OBJECT_TYPE',
]

function droppingFaults(
  { removeType = '', concurrent }: { readonly removeType?: string; readonly concurrent?: boolean },
  { step }: Beside,
): readonly string[] {
  if (concurrent && !step.isInPieces)
    return [
      'to drop an index concurrently is done outside a transaction; the first line has to say so.',
    ]
  if (!lasting.includes(removeType) || step.isContract) return []
  return ['servers of the release before still need what is dropped; that is a contract.']
}

/** An index is named by nobody who asks. */
function renamingFaults({ renameType, relation }: RenameStmt): readonly string[] {
  if (renameType === 'OBJECT_INDEX') return []
  return [`servers of the release before know ${relation?.relname ?? 'it'} by the old name.`]
}
