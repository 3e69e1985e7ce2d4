// What is allowed or forbidden to someone on top of what follows from whose the rows are. What is
// forbidden always wins. Whoever holds nothing of the kind is left with the very same condition.

import type { Entity } from '@furrow/catalogue/entity'
import type { WriteKind } from '../../query/reach.ts'
import { inOpenPeriod, openToStaff } from './open-period.ts'
import { keptApart } from './own-rows.ts'
import { allOf, anyOf, except, noRow } from './row-conditions.ts'
import type { Rows } from './row-conditions.ts'
import type { Asker } from './asker.ts'
import type { HeldAbility } from './viewer.ts'

export type Seeing = 'view' | WriteKind
export const seeingFinance = 'view-finance'

export const namesOfSeeing: Readonly<Record<Seeing, string>> = {
  view: 'view',
  add: 'create',
  change: 'update',
  remove: 'delete',
}

/** `own` are the rows that someone reaches without any ability, `seen` those that they see so. */
export function withAbilities(
  entity: Entity,
  { doing, own, seen }: { readonly doing: Seeing; readonly own: Rows; readonly seen: Rows },
  asker: Asker,
): Rows {
  const held = asker.viewer.abilities.filter(
    ({ name, entityType }) =>
      (name === namesOfSeeing[doing] || name === '*') && isAbout(entity, entityType),
  )
  if (held.length === 0 || (doing !== 'view' && entity.readAlone)) return own
  const rows = (forbidden: boolean) =>
    anyOf([
      noRow,
      ...held
        .filter(ability => ability.forbidden === forbidden)
        .map(ability => rowsOfAbility(entity, ability, { seen, asker })),
    ])
  const given = allOf([
    rows(false),
    needsMoney(entity) ? moneyRows(entity, asker) : undefined,
    entity.ownedBy.kind === 'farm' ? keptApart(entity.ownedBy, asker) : undefined,
    doing === 'view' ? undefined : whileOpen(entity, asker),
  ])
  return except(anyOf([own, given]), rows(true))
}

/** Where money is shown, of the rows of an entity that has a farm. */
export function moneyRows(entity: Entity, asker: Asker): Rows {
  const { viewer, isOneOf } = asker
  const column = farmColumn(entity)
  if (column === undefined) return noRow
  const held = viewer.abilities.filter(
    ({ name, entityType }) =>
      (name === seeingFinance || name === '*') && (entityType === null || entityType === 'farms'),
  )
  const own = isOneOf(column, viewer.farms.money)
  if (held.length === 0) return own
  const farms = (forbidden: boolean) =>
    anyOf([
      noRow,
      ...held
        .filter(ability => ability.forbidden === forbidden && !ability.onlyOwned)
        .map(({ scope, entityId }) =>
          allOf(
            [scope, entityId].map(farm => (farm === null ? undefined : isOneOf(column, [farm]))),
          ),
        ),
    ])
  return except(anyOf([own, farms(false)]), farms(true))
}

function rowsOfAbility(
  entity: Entity,
  { scope, entityId, onlyOwned }: HeldAbility,
  { seen, asker }: { readonly seen: Rows; readonly asker: Asker },
): Rows {
  const { isOneOf } = asker
  const column = farmColumn(entity)
  const onFarm = column === undefined ? noRow : isOneOf(column, [scope ?? 0])
  return allOf([
    scope === null ? undefined : onFarm,
    entityId === null ? undefined : isOneOf('id', [entityId]),
    onlyOwned ? seen : undefined,
  ])
}

/**
 * An ability that names no kind is about what belongs to farms, businesses and staff, and about lists.
 * What is a person's own, or administrators', is only given by name.
 */
export function isAbout({ name, ownedBy }: Entity, kind: string | null): boolean {
  if (kind !== null) return kind === name
  return ['everyone', 'farm', 'business', 'staff'].includes(ownedBy.kind)
}

/** Whoever was given the right to write is kept to open periods as staff are. */
function whileOpen(entity: Entity, { catalogue }: Asker): Rows {
  const { ownedBy } = entity
  const isRecorded = ownedBy.kind === 'farm' && ownedBy.write === 'people'
  return isRecorded ? inOpenPeriod(entity, catalogue, openToStaff) : undefined
}

function needsMoney({ ownedBy }: Entity): boolean {
  return ownedBy.kind === 'farm' && ownedBy.needs === 'money'
}

function farmColumn({ ownedBy }: Entity): string | undefined {
  return ownedBy.kind === 'farm' ? ownedBy.by : undefined
}
