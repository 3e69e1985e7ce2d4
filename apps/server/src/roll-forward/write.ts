// Rows are made and told through the verbs, so that every rule, every right and every line of the history
// holds for what is carried as for what is typed.

import { entityNamed } from '@furrow/catalogue/catalogue'
import type { EntityName } from '@furrow/catalogue/furrow'
import { invalid, Refusal } from '@furrow/wire/refusal'
import type { WritingContext } from '../verbs/call/request-context.ts'
import { checkNewRows } from '../verbs/rows/check-rows.ts'
import { storeRows } from '../verbs/rows/store-rows.ts'
import type { Copy } from './copies.ts'

/** The numbers of the new rows, in the order of the copies. */
export async function makeRows(
  context: WritingContext,
  name: EntityName,
  copies: readonly Copy[],
): Promise<readonly number[]> {
  if (copies.length === 0) return []
  const entity = entityNamed(context.engine.catalogue, name)
  const sent = copies.map((copy, place) => ({ at: `${name}.${place}.`, sent: copy.values }))
  try {
    const rows = await checkNewRows(context, entity, sent)
    return (await storeRows(context, { entity, verb: 'store' }, rows)).ids
  } catch (error) {
    throw error instanceof Refusal && error.code === 'invalid'
      ? withNames(error, { name, copies })
      : error
  }
}

/** Nobody sent these figures, so a sentence says of which paddock it speaks. */
function withNames(
  { errors, message }: Refusal,
  { name, copies }: { readonly name: EntityName; readonly copies: readonly Copy[] },
): Refusal {
  if (!errors) return invalid({ [name]: [message] })
  return invalid(
    Object.fromEntries(
      Object.entries(errors).map(([path, sentences]) => {
        const [, place] = path.split('.')
        const known = copies[Number(place)]?.name ?? ''
        return [path, known === '' ? sentences : sentences.map(one => `${known}: ${one}`)]
      }),
    ),
  )
}
