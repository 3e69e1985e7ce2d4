// The secret by which published means are blurred: made once, kept in the database for good, told to nobody.

import { createHmac, randomBytes } from 'node:crypto'
import type { SecretDraw } from '@furrow/farming/benchmarks/edition'
import { sql } from 'kysely'
import type { Transaction } from '../db/database.ts'
import { runQuery } from '../db/run-query.ts'

export async function secretDrawIn(tx: Transaction): Promise<SecretDraw> {
  const made = randomBytes(32).toString('hex')
  await runQuery(
    tx,
    sql`insert into published.secret (value) values (decode(${made}, 'hex')) on conflict do nothing`,
  )
  const [kept] = await runQuery(
    tx,
    sql<{ value: string }>`select encode(value, 'hex') as value from published.secret`,
  )
  if (!kept) throw new Error('There is no secret to blur with.')
  return drawFrom(Buffer.from(kept.value, 'hex'))
}

/** A number from 0 up to 1 of each owner: the same while the set of farms is the same. */
export function drawFrom(secret: Buffer): SecretDraw {
  return farms => {
    const ofSet = createHmac('sha256', secret).update(farms.join('\n')).digest()
    return owner => {
      const bytes = createHmac('sha256', ofSet).update(owner).digest()
      return bytes.readUIntBE(0, 6) / 2 ** 48
    }
  }
}
