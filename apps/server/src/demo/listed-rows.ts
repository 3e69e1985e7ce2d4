// The numbers, in this database, of the rows that ship with Furrow.

import type { Client } from 'pg'

export type Listed = (entity: string, slug: string) => number

export async function listedRows(client: Client): Promise<Listed> {
  const { rows } = await client.query<{ entity: string; slug: string; row: number }>(
    'select entity, slug, row::float8 as row from upkeep.reference_rows',
  )
  const numbers = new Map(rows.map(({ entity, slug, row }) => [`${entity} ${slug}`, row]))
  return (entity, slug) => {
    const number = numbers.get(`${entity} ${slug}`)
    if (number === undefined) throw new Error(`${entity} ships with no row ${slug}.`)
    return number
  }
}
