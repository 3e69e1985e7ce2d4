// What someone said of the accounts of a file, as long as this page of the browser is open.

import type { LineChoice } from '@furrow/farming/accounts/line-choice'
import type { FileRead } from './read-in-change.ts'
import type { SaidChoices } from './statement-work.ts'

const named = (hash: string) => `statement ${hash}`

export function saidBefore({ hash }: FileRead): SaidChoices {
  try {
    const text = hash === null ? null : sessionStorage.getItem(named(hash))
    return new Map(text === null ? [] : (JSON.parse(text) as [number, LineChoice | null][]))
  } catch {
    return new Map()
  }
}

export function keptSaid({ hash }: FileRead, said: SaidChoices): void {
  try {
    if (hash !== null) sessionStorage.setItem(named(hash), JSON.stringify([...said]))
  } catch {
    // A browser that keeps nothing: then a reload asks again.
  }
}

export function forgetSaid({ hash }: FileRead): void {
  try {
    if (hash !== null) sessionStorage.removeItem(named(hash))
  } catch {
    // As above.
  }
}
