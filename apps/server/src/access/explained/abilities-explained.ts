// What a person may do, and why, in words. Whether they may is asked of what decides it when they come in.

import type { Catalogue } from '@furrow/catalogue/catalogue'
import type {
  AbilitiesExplained,
  ExplainedAbility,
} from '@furrow/wire/access/abilities-explained-answer'
import { notFound } from '@furrow/wire/refusal'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import type { FarmsReached, Viewer } from '../reach/viewer.ts'
import { viewerOfPerson } from '../tokens/find-viewer.ts'
import { explainHeld } from './explain-held.ts'
import {
  becauseOf,
  farmAbilities,
  financesGiven,
  officesOf,
  whyNoFinances,
} from './why-on-farms.ts'
import type { FinanceGiven, FarmOffice } from './why-on-farms.ts'

export async function explainAbilities(
  db: Database,
  catalogue: Catalogue,
  person: number,
): Promise<AbilitiesExplained> {
  const viewer = await viewerOfPerson(db, person)
  if (!viewer) return whoStaysOut(db, person)
  if (viewer.isAdmin) return { may_sign_in: true, at_large: [everything], farms: [] }
  const [offices, finances] = await Promise.all([officesOf(db, person), financesGiven(db, person)])
  const farms = new Map(offices.map(({ farm_id, farm }) => [farm_id, farm]))
  const held = await explainHeld(db, viewer, { catalogue, farms })
  return {
    may_sign_in: true,
    at_large: [...(viewer.isStaff ? [staff] : []), ...held],
    farms: [...farms].map(([id, name]) => ({
      id,
      name,
      abilities: onFarm(
        viewer,
        { id, name },
        {
          offices: offices.filter(office => office.farm_id === id),
          finances: finances.filter(given => given.farm_id === id),
        },
      ),
    })),
  }
}

const everything: ExplainedAbility = {
  ability: 'everything',
  may: true,
  says: 'Sees and changes everything',
  because: ['administrator'],
}

const staff: ExplainedAbility = {
  ability: 'staff',
  may: true,
  says: 'Sees what is for staff, and is named in projects',
  because: ['role Consultant'],
}

async function whoStaysOut(db: Database, person: number): Promise<AbilitiesExplained> {
  const known = await runQuery(
    db,
    sql`select id from users where id = ${person} and deleted_at is null`,
  )
  if (known.length === 0) throw notFound('There is no such person.')
  return { may_sign_in: false, at_large: [], farms: [] }
}

interface Why {
  readonly offices: readonly FarmOffice[]
  readonly finances: readonly FinanceGiven[]
}

function onFarm(
  { farms }: Viewer,
  { id, name }: { readonly id: number; readonly name: string },
  { offices, finances }: Why,
): readonly ExplainedAbility[] {
  return (Object.keys(farmAbilities) as (keyof FarmsReached)[]).flatMap(ability => {
    const says = farmAbilities[ability].does(name)
    if (farms[ability].includes(id)) {
      return { ability, may: true, says, because: becauseOf(ability, offices, finances) }
    }
    if (ability !== 'money') return []
    const doesNot = `Doesn’t see the finances of ${name}`
    return { ability, may: false, says: doesNot, because: whyNoFinances(finances) }
  })
}
