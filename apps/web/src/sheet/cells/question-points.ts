// Open questions at the cells that they are about: they stand among the points of a sheet, by a code of their own.

import type { OpenPoint } from '@furrow/wire/open-points-answer'

const code = 'Q-'

interface Question {
  readonly id: number
  readonly about_type: string | null
  readonly about_id: number | null
  readonly field: string | null
  readonly text: string
}

/** Of a question about a record; others stand nowhere in a sheet. */
export function questionPoint(question: Question): OpenPoint {
  return {
    code: `${code}${question.id}`,
    message: question.text,
    section: 'farm_details',
    resource: question.about_type,
    id: question.about_id,
    field: question.field,
    where: null,
    confirmed: null,
  }
}

/** The number of the question; nothing for a point of another kind. */
export function questionOf(point: OpenPoint): number | undefined {
  return point.code.startsWith(code) ? Number(point.code.slice(code.length)) : undefined
}
