// What PostgreSQL refuses, in words that a person can do something about. This file alone reads its
// codes. What nobody could have sent wrongly is left as the bug that it is.

import { labelOf } from '@furrow/catalogue/entity'
import type { Entity } from '@furrow/catalogue/entity'
import { invalid, Refusal } from '@furrow/wire/refusal'
import { joined } from './schema/identifiers.ts'
import { refusalWhileAway } from './refuse-while-away.ts'

export interface Writing {
  readonly entity: Entity
  readonly doing: 'save' | 'remove'
  /** The rows as they would be, each with where it stood in the request. */
  readonly rows: readonly {
    readonly at: string
    readonly after: Readonly<Record<string, unknown>>
  }[]
}

interface Violation {
  readonly code: string
  readonly constraint?: string
  readonly column?: string
  readonly table?: string
  readonly detail?: string
}

/** The refusal that stands for this error, or the error itself. */
export function refusalFor(error: unknown, writing?: Writing): unknown {
  const away = refusalWhileAway(error)
  if (away) return away
  const violation = violationIn(error)
  if (!violation) return error
  if (violation.code === '57014') {
    return new Refusal('unavailable', 'This took too long. Ask for less at a time.', {
      retryAfter: 30,
    })
  }
  if (isCollision(error)) {
    return new Refusal('conflict', 'Someone else saved the same records at this moment. Try again.')
  }
  return (writing && ofWriting(violation, writing)) ?? error
}

/** Two requests in each other's way: one of them may simply be tried again. */
export function isCollision(error: unknown): boolean {
  return ['40001', '40P01', '55P03'].includes(violationIn(error)?.code ?? '')
}

function violationIn(error: unknown): Violation | undefined {
  const { code } = (error ?? {}) as { code?: unknown }
  return typeof code === 'string' && /^[0-9A-Z]{5}$|^E[A-Z]+$/.test(code)
    ? (error as Violation)
    : undefined
}

function ofWriting(violation: Violation, writing: Writing): Refusal | undefined {
  switch (violation.code) {
    case '23505':
      return alreadyThere(violation, writing)
    case '23503':
      return writing.doing === 'remove' ? stillUsed(violation) : notThere(violation, writing)
    case '23502':
      return invalid({
        [violation.column ?? 'resources']: [
          `${labelIn(writing.entity, violation.column)} is needed.`,
        ],
      })
    case '23514':
    case '22003':
    case '22001':
    case '22007':
    case '22008':
    case '22P02':
    case '22P05':
    case '54000':
      return new Refusal('invalid', 'One of these values can’t be saved.')
    default:
      return undefined
  }
}

function alreadyThere(violation: Violation, writing: Writing): Refusal {
  const { entity } = writing
  const columns = columnsIn(violation, entity)
  const own = columns.filter(name => !['farm_id', 'period_id'].includes(name))
  const labels = (own.length > 0 ? own : columns).map(name => labelIn(entity, name).toLowerCase())
  const sentence = `There is already a ${entity.label.toLowerCase()} with this ${labels.join(' and ')}.`
  return invalid({ [pathIn(violation, writing, columns.at(-1))]: [sentence] })
}

function notThere(violation: Violation, writing: Writing): Refusal {
  const columns = columnsIn(violation, writing.entity)
  const named = columns.find(name => name !== 'farm_id') ?? columns[0]
  const sentence = `${labelIn(writing.entity, named)}: no such record on this farm.`
  return invalid({ [pathIn(violation, writing, named)]: [sentence] })
}

function stillUsed({ table = '' }: Violation): Refusal {
  const users = table.replaceAll('_', ' ')
  return new Refusal(
    'conflict',
    `It is still used by ${users}, so it can’t be deleted permanently.`,
  )
}

function labelIn(entity: Entity, name = ''): string {
  const field = entity.fields[name]
  return field ? labelOf(name, field) : name.replaceAll('_', ' ')
}

/** As the detail says it, whose words may be in any language, or as the catalogue names it. */
function columnsIn({ detail = '', constraint }: Violation, entity: Entity): readonly string[] {
  const named = entity.unique.find(columns => joined(entity.name, ...columns, 'key') === constraint)
  const told = /\(([^()]+)\)=\(/.exec(detail)?.[1]
  return named ?? told?.split(', ').map(name => name.replaceAll('"', '')) ?? []
}

/** Where in the request the values stood that the detail names. */
function pathIn(
  { detail = '' }: Violation,
  { rows, entity }: Writing,
  column = 'resources',
): string {
  const [, names = '', told = ''] = /\(([^()]+)\)=\((.*)\)/s.exec(detail) ?? []
  const columns = names.split(', ').map(name => name.replaceAll('"', ''))
  const values = columns.length === 1 ? [told] : told.split(', ')
  const fitting = rows.findLast(({ after }) => {
    const known = columns.flatMap((name, place) => (name in after ? [[name, values[place]]] : []))
    return known.length > 0 && known.every(([name, value]) => String(after[name ?? '']) === value)
  })
  const at = fitting?.at ?? (rows.length === 1 ? rows[0]?.at : undefined)
  return entity.fields[column] && at !== undefined ? `${at}${column}` : column
}
