// What is said around that which is carried: what needs no carrying, what is not saved yet, and what
// pressing the button does.

import { periodText } from '@furrow/farming/dates/period-text'
import type { GoingOn } from '@furrow/wire/roll-forward-answer'
import type { SaveFigures } from '../../data/hooks/use-save-state.ts'

/** Nothing where the farm has none of it. */
export function goingOnText({ properties, gauges, contacts }: GoingOn): string | undefined {
  const parts = [
    counted(properties, 'property', 'properties'),
    counted(gauges, 'rain gauge', 'rain gauges'),
    counted(contacts, 'contact', 'contacts'),
  ].filter(part => part !== '')
  if (parts.length === 0) return undefined
  const all = parts.length === 1 ? parts[0] : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
  return `${all} belong to the farm, so they carry over automatically.`
}

/** Carried is what the server knows. */
export function waitingText({ saving, waiting, refused }: SaveFigures): string | undefined {
  const open = saving + waiting + refused
  if (open === 0) return undefined
  const are = open === 1 ? '1 change is' : `${open.toLocaleString('en-AU')} changes are`
  return `${are} not saved yet and won’t be copied. Wait until everything is saved.`
}

interface Doing {
  /** What goes, in words; empty where nothing does. */
  readonly what: string
  /** The farm does not record the period yet. */
  readonly isNew: boolean
}

export function buttonText(period: string, { what, isNew }: Doing): string {
  const name = periodText(period)
  if (isNew) return what === '' ? `Start ${name} empty` : `Start ${name} with ${what}`
  return what === '' ? 'Nothing to copy' : `Copy ${what}`
}

function counted(count: number, one: string, many: string): string {
  return count === 0 ? '' : `${count.toLocaleString('en-AU')} ${count === 1 ? one : many}`
}
