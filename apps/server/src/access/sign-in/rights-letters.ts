// Who may do what was changed: every administrator is told by email, and so is whoever has other rights now.

import { sql } from 'kysely'
import type { Transaction } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import { inOneLine, writeLetter } from './letter.ts'
import type { Letter } from './letter.ts'

export interface ChangedRight {
  /** Such as: role consultant. */
  readonly what: string
  /** Such as: added. */
  readonly became: string
  /** Whose it is, or was. */
  readonly people: readonly number[]
}

interface Told {
  readonly id: number
  readonly name: string
  readonly email: string
  readonly isAdmin: boolean
}

export async function tellOfRights(
  tx: Transaction,
  by: number,
  rights: readonly ChangedRight[],
): Promise<void> {
  const concerned = [...new Set(rights.flatMap(({ people }) => people))]
  const told = await runQuery(
    tx,
    sql<Told>`
      select id, name, email, admin and active as "isAdmin" from users
      where deleted_at is null and (admin and active or id = any(${concerned})) order by id`,
  )
  const names = new Map(told.map(({ id, name }) => [id, inOneLine(name, 'someone')]))
  for (const { id, email, isAdmin } of told) {
    const lines = rights
      .filter(({ people }) => isAdmin || people.includes(id))
      .map(right => lineOf(right, names))
    await writeLetter(tx, {
      to: email,
      ...rightsLetter(names.get(by) ?? 'Someone', lines, isAdmin),
    })
  }
}

function lineOf({ what, became, people }: ChangedRight, names: ReadonlyMap<number, string>) {
  const whose = people.flatMap(id => names.get(id) ?? []).join(', ')
  return `- ${inOneLine(what)}${whose ? ` of ${whose}` : ''}: ${became}`
}

function rightsLetter(by: string, lines: readonly string[], isAdmin: boolean): Omit<Letter, 'to'> {
  return {
    subject: 'Access rights in Furrow have changed',
    body: `Hello,

${by} has changed what people can see and do in Furrow:

${lines.join('\n')}

If you did not expect this, please tell whoever looks after your Furrow at once.
`,
    why: isAdmin
      ? 'you are an administrator of Furrow'
      : 'what you can see and do in Furrow has changed',
  }
}
