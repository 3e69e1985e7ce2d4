// What is sent with calls: read by a schema, and refused in a sentence for each figure. Members that are
// not known are passed over.

import { invalid } from '@furrow/wire/refusal'
import type { FieldErrors } from '@furrow/wire/refusal'
import { rowNumberIn } from '@furrow/wire/row-number'
import { z } from 'zod'

export function readSent<T>(schema: z.ZodType<T>, sent: unknown): T {
  const read = schema.safeParse(sent ?? {})
  if (read.success) return read.data
  const errors: Record<string, string[]> = {}
  for (const { path, message } of read.error.issues) {
    const at = path.join('.')
    errors[at] = [...(errors[at] ?? []), message]
  }
  throw invalid(errors satisfies FieldErrors)
}

export function rowNumber(sentence: string) {
  return z
    .unknown()
    .transform((sent, context) => {
      const number = rowNumberIn(sent)
      if (number !== undefined) return number
      context.addIssue({ code: 'custom', message: sentence })
      return z.NEVER
    })
    .meta({ type: 'integer', minimum: 1 })
}

/** Of rows, with commas between them; nothing where none is named. */
export function rowNumbers(sentence: string) {
  return z
    .string({ error: sentence })
    .optional()
    .transform((text, context) => {
      const words = (text ?? '').split(',').map(word => word.trim())
      if (words.every(word => word === '')) return null
      const numbers = words.flatMap(word => rowNumberIn(word) ?? [])
      if (numbers.length === words.length) return [...new Set(numbers)]
      context.addIssue({ code: 'custom', message: sentence })
      return z.NEVER
    })
}

export const farmAndPeriod = z.object({
  farm_id: rowNumber('Say which farm.'),
  period_id: rowNumber('Say which period.'),
})

export function line(sentence: string, longest = 320) {
  return z
    .string({ error: sentence })
    .transform(oneLine)
    .pipe(z.string().min(1, sentence).max(longest, tooLong(longest)))
}

export function optionalLine(longest: number) {
  return z
    .string({ error: 'This must be text.' })
    .transform(oneLine)
    .pipe(z.string().max(longest, tooLong(longest)))
    .nullish()
    .transform(text => text || undefined)
    .meta({ maxLength: longest })
}

/** As it was typed, blanks included. */
export function secret(sentence: string) {
  return z.string({ error: sentence }).min(1, sentence).meta({ writeOnly: true })
}

/** Without characters that nobody types and no database keeps. */
function oneLine(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, ' ').trim()
}

function tooLong(longest: number): string {
  return `This can have at most ${longest} characters.`
}
