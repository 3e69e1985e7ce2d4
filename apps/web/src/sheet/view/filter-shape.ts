// Whether what was kept or sent is a filter.

import type { ColumnFilter } from './sheet-view.ts'

export function isFilter(part: unknown): part is ColumnFilter {
  if (typeof part !== 'object' || part === null || !('by' in part)) return false
  switch (part.by) {
    case 'filled':
    case 'empty':
      return true
    case 'text':
      return 'text' in part && typeof part.text === 'string'
    case 'choices':
      return 'values' in part && Array.isArray(part.values) && part.values.every(isChosen)
    case 'span':
      return 'from' in part && 'to' in part && isEnd(part.from) && isEnd(part.to)
    default:
      return false
  }
}

function isChosen(value: unknown): boolean {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
}

function isEnd(value: unknown): boolean {
  return value === null || ['string', 'number'].includes(typeof value)
}
