// An open point in words: the row that it is about stands in front, unless the sentence names it.

import type { OpenPoint } from '@furrow/wire/open-points-answer'

type Said = Pick<OpenPoint, 'where' | 'message'>

export function pointWords({ where, message }: Said): string {
  const isNamed = where === null || where.split(', ').every(part => message.includes(part))
  return isNamed ? message : `${where}: ${message}`
}

export function keyOfPoint({ code, resource, id, field, message }: OpenPoint): string {
  return [code, resource, id, field, message].join(' ')
}
