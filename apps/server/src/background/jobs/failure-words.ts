// Why a job failed, for the person who asked for it: what is wrong, and where in what was asked.

import type { Catalogue } from '@furrow/catalogue/catalogue'
import { labelOf } from '@furrow/catalogue/entity'
import type { Refusal } from '@furrow/wire/refusal'
import type { JobFigures, JobOrder } from './job.ts'

export interface Why {
  readonly sentence: string
  /** The place of the step, from 0, and the name of the field. */
  readonly place?: JobFigures
}

/** The first figure that is wrong speaks for all: `steps.17.values.area`. */
export function whyFailed(
  { errors = {}, message }: Refusal,
  { steps }: JobOrder,
  catalogue: Catalogue,
): Why {
  const [[path, sentences] = ['', []]] = Object.entries(errors)
  const [, digits, field] = /^steps\.(\d+)(?:\.values\.([^.]+))?/.exec(path) ?? []
  if (digits === undefined) return { sentence: message }
  const step = Number(digits)
  const words = [rowWords(steps[step], catalogue), fieldWords(steps[step], field, catalogue)]
  const where = words.filter(word => word !== '').join(', ')
  return {
    sentence: `${where} (${step + 1} of ${steps.length}): ${sentences[0] ?? message}`,
    place: { step, ...(field === undefined ? {} : { field }) },
  }
}

function rowWords(step: unknown, catalogue: Catalogue): string {
  const { resource, id } = (step ?? {}) as JobFigures
  const label = catalogue.get(String(resource))?.label ?? 'Row'
  return typeof id === 'number' ? `${label} ${id}` : `New ${label.toLowerCase()}`
}

function fieldWords(step: unknown, name: string | undefined, catalogue: Catalogue): string {
  const { resource } = (step ?? {}) as JobFigures
  const field = name === undefined ? undefined : catalogue.get(String(resource))?.fields[name]
  return field ? labelOf(name ?? '', field) : ''
}
