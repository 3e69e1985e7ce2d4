// A farm, and someone of its people with a token, in a database that holds neither.

import { openDatabase } from '../src/db/database.ts'
import { addToken, insertRow } from './access/placing.ts'

export async function openFarm(url: string, name = 'Ada') {
  const db = openDatabase(url, { connections: 1 })
  const person = await insertRow(db, 'users', {
    name,
    email: `${name.toLowerCase()}@example.com`,
    active: true,
  })
  const farm = await insertRow(db, 'farms', { farm_name: 'Riverside' })
  const link = { details_id: farm, farm_id: farm, user_id: person }
  await insertRow(db, 'details_user', link)
  const token = await addToken(db, person)
  await db.destroy()
  return { token, farm }
}
