// What someone was given or forbidden by abilities, beside what their farms bring along.

import type { ExplainedAbility } from '@furrow/wire/access/abilities-explained-answer'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import { openingDatasilo } from '../apps/app-page.ts'
import { seeingFinance } from '../reach/abilities.ts'
import { holdsAbility } from '../reach/holds-ability.ts'
import { mayPublish, publishing } from '../reach/may-publish.ts'
import type { HeldAbility, Viewer } from '../reach/viewer.ts'
import { abilityWords } from './ability-words.ts'
import type { NamedThings } from './ability-words.ts'
import { howGiven, whoIsGiven } from './how-given.ts'
import type { GivenHow } from './how-given.ts'

type Held = HeldAbility & GivenHow

export async function explainHeld(
  db: Database,
  viewer: Viewer,
  known: Omit<NamedThings, 'apps'>,
): Promise<readonly ExplainedAbility[]> {
  const [held, apps] = await Promise.all([heldBy(db, viewer.id), appsAsking(db)])
  const things = { ...known, apps }
  const decided = [publishing, openingDatasilo, ...apps.keys()]
  const others = held.filter(ability => isToldByItself(ability, decided, things))
  const bySentence = Map.groupBy(others, ability => abilityWords(ability, things))
  return [
    ...decided.flatMap(name => decidedAtOnce(name, { held, viewer, things })),
    ...[...bySentence].flatMap(([says, abilities]) => alike(says, abilities)),
  ]
}

interface Deciding {
  readonly held: readonly Held[]
  readonly viewer: Viewer
  readonly things: NamedThings
}

/** What is not about rows is decided as a whole, of all that was given and forbidden. */
function decidedAtOnce(
  name: string,
  { held, viewer, things }: Deciding,
): readonly ExplainedAbility[] {
  const may = name === publishing ? mayPublish(viewer) : holdsAbility(viewer, name, null)
  const because = held.filter(
    one =>
      (one.name === name || one.name === '*') &&
      one.scope === null &&
      one.entityType === null &&
      one.forbidden === !may,
  )
  if (because.length === 0) return []
  const ability = { ...noAbility, name, forbidden: !may }
  const says = abilityWords(ability, things)
  return [{ ability: name, may, says, because: [...new Set(because.map(howGiven))] }]
}

const noAbility = { entityType: null, entityId: null, onlyOwned: false, scope: null } as const

/** What opens or closes the finances of a farm is told of that farm. */
function isToldByItself(
  { name, scope }: Held,
  decided: readonly string[],
  { farms }: NamedThings,
): boolean {
  if (name === seeingFinance) return scope === null || !farms.has(scope)
  return name !== publishing && (scope !== null || !decided.includes(name))
}

function alike(says: string, abilities: readonly Held[]): readonly ExplainedAbility[] {
  return abilities.slice(0, 1).map(({ name, forbidden }) => ({
    ability: name,
    may: !forbidden,
    says,
    because: [...new Set(abilities.map(howGiven))],
  }))
}

function heldBy(db: Database, person: number): Promise<readonly Held[]> {
  return runQuery(
    db,
    sql<Held>`
      select h.name, h.entity_type as "entityType", h.entity_id as "entityId",
        h.only_owned as "onlyOwned", h.scope, h.forbidden, ${whoIsGiven('h')}
      from held_abilities h where h.user_id = ${person}
      order by h.forbidden, h.name, h.id`,
  )
}

async function appsAsking(db: Database): Promise<ReadonlyMap<string, string>> {
  const rows = await runQuery(
    db,
    sql<{ asks: string; names: string }>`
      select asks, string_agg(name, ', ' order by name) as names from apps
      where asks is not null and active and deleted_at is null group by asks`,
  )
  return new Map(rows.map(({ asks, names }) => [asks, names]))
}
