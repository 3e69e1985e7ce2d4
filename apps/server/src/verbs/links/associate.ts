// A row that moves below another one, and one that is let go from it.

import type { Has } from '@furrow/catalogue/relations'
import { invalid, notFound } from '@furrow/wire/refusal'
import { rowNumberIn } from '@furrow/wire/row-number'
import { wordFor } from '../../query/step.ts'
import type { Place, WritingContext } from '../call/request-context.ts'
import { changeRows } from '../rows/change-rows.ts'
import { noSuchRow } from '../rows/hold-rows.ts'
import { needParent, placeOf } from '../call/place-of.ts'
import { readRows } from '../rows/read-back.ts'
import { oneRow } from '../call/reply.ts'
import type { WholeReply } from '../call/reply.ts'
import { extrasIn, idOf } from '../call/request.ts'
import type { Request } from '../call/request.ts'

export async function associate(context: WritingContext, request: Request): Promise<WholeReply> {
  const place = await placeOf(context, request)
  const { relation, parent, parentId } = hasOf(place)
  const id = relatedKey(request)
  const extras = extrasIn(context, place, request)
  await needParent(context, place)
  const type = relation.type && {
    [relation.type]: wordFor(parent.entity, relation, context.engine.catalogue),
  }
  const values = { [relation.key]: parentId, ...type }
  const anywhere = { entity: place.entity, below: undefined }
  const { ids, warnings } = await changeRows(context, anywhere, [{ at: '', id, values }])
  const [row] = await readRows(context, place, { ids, extras })
  return oneRow(row?.row, warnings)
}

export async function dissociate(context: WritingContext, request: Request): Promise<WholeReply> {
  const place = await placeOf(context, request)
  const { relation } = hasOf(place)
  const extras = extrasIn(context, place, request)
  await needParent(context, place)
  if (place.entity.fields[relation.key]?.required) {
    throw invalid({ [relation.key]: [`A ${place.entity.label.toLowerCase()} cannot stand alone.`] })
  }
  const change = { at: '', id: idOf(request), values: { [relation.key]: null } }
  const { ids, warnings } = await changeRows(context, place, [change])
  const [row] = await readRows(context, { entity: place.entity, below: undefined }, { ids, extras })
  if (row === undefined) throw noSuchRow(place)
  return oneRow(row.row, warnings)
}

function hasOf({ below, entity }: Place) {
  const relation = below?.relation
  if (!below || (relation?.kind !== 'has many' && relation?.kind !== 'has one')) {
    throw new Error(`${entity.name} does not hang on anything here.`)
  }
  const has: Has = relation
  return { relation: has, parent: below.parent, parentId: below.parentId }
}

function relatedKey({ body }: Request): number {
  const key = body['related_key'] ?? ''
  const isSaid = typeof key !== 'string' || key.trim() !== ''
  if (!isSaid) throw invalid({ related_key: ['related_key must be the number of the record.'] })
  const number = rowNumberIn(typeof key === 'string' ? key.trim() : key)
  if (number === undefined) throw notFound('There is no such record.')
  return number
}
