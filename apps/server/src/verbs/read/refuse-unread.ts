// Why a list is not read: what it belongs to is out of reach, or too much would come along with it.

import { invalid, notFound } from '@furrow/wire/refusal'
import { mostAlong } from '../../query/render-along.ts'

export function refuseUnread({ parent, along }: { parent: boolean; along: number }): void {
  if (!parent) throw notFound('The parent record doesn’t exist, or you don’t have access to it.')
  if (along <= mostAlong) return
  const most = mostAlong.toLocaleString('en')
  const sentence = `More than ${most} related rows would come along. Ask for fewer rows, or for less beside them.`
  throw invalid({ include: [sentence] })
}
