// Whoever is made a manager of a farm is told by email, and so are those who manage it already, where they are
// not told with a way back (`given-access.ts`).

import { sql } from 'kysely'
import type { Transaction } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import { mayNotify } from '../attempts/letter-limits.ts'
import { inOneLine, writeLetter } from './letter.ts'
import type { Letter } from './letter.ts'

export interface NewManager {
  readonly farmId: number
  readonly userId: number
}

interface Telling {
  readonly whom: 'all' | 'themselves'
  /** Who managed it until now, and may do so no longer. */
  readonly before?: readonly number[]
}

/** So many a day to one person about one farm. */
const mostADay = 5

export async function tellOfNewManagers(
  tx: Transaction,
  made: readonly NewManager[],
  { whom, before = [] }: Telling,
): Promise<void> {
  if (made.length === 0) return
  const all = await runQuery(tx, renderTold(made, before))
  const told = all.filter(({ isManager }) => isManager || whom === 'all')
  for (const one of told) {
    const kind = `managers of ${one.farmId} to ${one.id}`
    if (await mayNotify(tx, kind, mostADay)) await writeLetter(tx, letterTo(one))
  }
}

interface Told {
  readonly id: number
  readonly email: string
  readonly farmId: number
  readonly farm: string
  readonly manager: string
  readonly isManager: boolean
  readonly managesStill: boolean
}

/** The new manager, and everybody who manages the farm beside them. */
function renderTold(made: readonly NewManager[], before: readonly number[]) {
  const manages = sql`exists (
    select from farm_people o where o.farm_id = f.id and o.user_id = p.id and o.manages)`
  return sql<Told>`
    select distinct p.id, p.email, f.id as "farmId", f.farm_name as farm, m.name as manager,
      p.id = m.id as "isManager", ${manages} as "managesStill"
    from jsonb_to_recordset(${JSON.stringify(made)}::jsonb) as n("farmId" bigint, "userId" bigint)
    join farms f on f.id = n."farmId" and f.deleted_at is null
    join users m on m.id = n."userId" and m.deleted_at is null
    join users p on p.active and p.deleted_at is null and (
      p.id = m.id or ${manages} or p.id = any(${before}::bigint[]))
    order by f.id, p.id`
}

function letterTo({ email: to, farm, manager, isManager, managesStill }: Told): Letter {
  const [where, who] = [inOneLine(farm, 'a farm'), inOneLine(manager, 'Someone')]
  if (isManager) {
    return {
      to,
      subject: `You are now a manager of ${where}`,
      body: `Hello,

you are now a manager of ${where} on Furrow. You can change the farm and its people, submit its periods and say who can see finances.

If you did not expect this, please ask the farm’s other managers.
`,
      why: `you manage ${where}`,
    }
  }
  if (!managesStill) {
    return {
      to,
      subject: `You are no longer the manager of ${where}`,
      body: `Hello,

${who} is now the manager of ${where} on Furrow, in your place.

If this is not right, please tell whoever looks after your Furrow at once.
`,
      why: `you managed ${where}`,
    }
  }
  return {
    to,
    subject: `${who} is now a manager of ${where}`,
    body: `Hello,

${who} is now a manager of ${where} on Furrow, as you are. They can change the farm and its people, submit its periods and say who can see finances.

If this is not right, you can change it under Farm details in Furrow.
`,
    why: `you manage ${where}`,
  }
}
