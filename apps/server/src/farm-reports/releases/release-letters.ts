// The letters of a release: everybody who manages the farm, and whoever its bills go to, is told once which reports
// there are, unless they do without. What staff say about them stands in the letters of those who can see finances.

import { periodText } from '@furrow/farming/dates/period-text'
import { sql } from 'kysely'
import { mayNotify } from '../../access/attempts/letter-limits.ts'
import { inOneLine, letterSettingsAt, writeLetter } from '../../access/sign-in/letter.ts'
import type { Letter } from '../../access/sign-in/letter.ts'
import type { Transaction } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import type { Which } from '../../reports/collections.ts'
import type { KeptReport } from './stored-releases.ts'

interface ReleaseTold extends Which {
  readonly comment: string | null
  readonly kept: readonly KeptReport[]
}

/** So many a day to one person about one farm. */
const mostADay = 5

export async function tellOfRelease(
  tx: Transaction,
  told: ReleaseTold,
  publicUrl: string,
): Promise<void> {
  for (const person of await runQuery(tx, renderPeople(told.farm))) {
    const kept = told.kept.filter(({ others }) => person.seesMoney || others !== null)
    if (kept.length === 0) continue
    if (await mayNotify(tx, `reports of ${told.farm} to ${person.id}`, mostADay)) {
      await writeLetter(tx, letterTo(person, { ...told, kept }, publicUrl))
    }
  }
}

interface Person {
  readonly id: number
  readonly email: string
  readonly farm: string
  readonly seesMoney: boolean
}

function renderPeople(farm: number) {
  return sql<Person>`
    select u.id, u.email, f.farm_name as farm, p.sees_finance as "seesMoney"
    from farm_people p
    join users u on u.id = p.user_id and u.active and u.deleted_at is null
    join farms f on f.id = p.farm_id and f.deleted_at is null
    left join notification_settings s
      on s.user_id = u.id and s.letter = 'Released reports' and s.deleted_at is null
    where p.farm_id = ${farm} and coalesce(s.by_email, true) and (p.manages or exists (
      select from business_farm l join businesses b on b.id = l.business_id and b.deleted_at is null
      where l.farm_id = p.farm_id and l.deleted_at is null and b.billing_user_id = p.user_id))
    order by u.id`
}

function letterTo(
  { email: to, farm, seesMoney }: Person,
  { kept, comment, ...place }: ReleaseTold,
  publicUrl: string,
): Letter {
  const where = inOneLine(farm, 'a farm')
  const period = periodText(kept[0]?.whole.period ?? '')
  const said = seesMoney && comment !== null ? inOneLine(comment, '', 2000) : ''
  const names = kept.map(({ whole }) => `- ${inOneLine(whole.name)}`).join('\n')
  const list = `/collect/1.0.0/collection/${place.farm}/period/${place.period}/report`
  return {
    to,
    subject: `Reports of ${where} for ${period} are released`,
    body: `Hello,

these reports of ${where} for ${period} are ready to read on Furrow:
${names}
${said === '' ? '' : `\nYour consultant says: ${said}\n`}
Open them here:
${publicUrl.replace(/\/+$/, '')}${list}
`,
    why: `you manage ${where}, or its bills go to you`,
    stopAt: letterSettingsAt(publicUrl),
  }
}
