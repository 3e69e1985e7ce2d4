// Who may switch the money of a farm on and off, and for whom there is something to switch.

import { invalid, notFound, Refusal } from '@furrow/wire/refusal'
import { sql } from 'kysely'
import type { Transaction } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import type { Viewer } from './viewer.ts'

export interface MoneySwitch {
  readonly farm: number
  readonly person: number
  readonly seesFinance: boolean
}

export async function refuseMoneySwitch(
  tx: Transaction,
  viewer: Viewer,
  { farm, person }: MoneySwitch,
): Promise<void> {
  await refuseAsker(tx, viewer, farm)
  const office = await officeOf(tx, farm, person)
  if (!office) refusePerson('This person is not one of the farm’s people.')
  if (office.admin) refusePerson('This person is an administrator and can see all finances.')
  if (office.manages) refusePerson('This person manages the farm and can see its finances.')
  if (office.is_billed) refusePerson('This person gets the farm’s bills and can see its finances.')
  if (office.consults) refusePerson('This person is staff on this farm and can see its finances.')
}

/** A farm that someone does not see is not there for them. */
async function refuseAsker(tx: Transaction, { isAdmin, farms }: Viewer, farm: number) {
  if (farms.managed.includes(farm)) return
  if (farms.seen.includes(farm)) {
    throw new Refusal('forbidden', 'Only a manager of the farm can say who sees its finances.')
  }
  const known = isAdmin
    ? await runQuery(tx, sql`select id from farms where id = ${farm} and deleted_at is null`)
    : []
  if (known.length === 0) throw notFound('This farm doesn’t exist, or you don’t have access to it.')
}

interface Office {
  readonly admin: boolean
  readonly manages: boolean
  readonly is_billed: boolean
  readonly consults: boolean
}

async function officeOf(tx: Transaction, farm: number, person: number) {
  const [office] = await runQuery(
    tx,
    sql<Office>`
      select u.admin, p.manages, p.consults, exists (
        select from business_farm l join businesses b on b.id = l.business_id
        where l.farm_id = p.farm_id and l.deleted_at is null
          and b.billing_user_id = p.user_id and b.deleted_at is null) as is_billed
      from farm_people p join users u on u.id = p.user_id
      where p.farm_id = ${farm} and p.user_id = ${person} and u.deleted_at is null`,
  )
  return office
}

function refusePerson(sentence: string): never {
  throw invalid({ user_id: [sentence] })
}
